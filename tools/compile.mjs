// node tools/compile.mjs STAGE OUT.zip
// Zips the folder STAGE with every .py compiled by the Python that Pyodide brings, so that the bytecode fits it; without
// docstrings, which nobody reads there and everybody would have to download.
import path from "node:path";
import { loadPyodide } from "pyodide";

const [stage, out] = process.argv.slice(2).map((name) => path.resolve(name));
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/stage", stage);
pyodide.mountNodeFS("/out", path.dirname(out));
pyodide.globals.set("OUT", `/out/${path.basename(out)}`);
const compile = `
import ast, importlib.util, marshal, os, pathlib, zipfile

UNCHECKED_HASH = (1).to_bytes(4, "little")
WITH_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)

def bytecode(file):
    source = file.read_bytes()
    tree = ast.parse(source, str(file))
    for node in ast.walk(tree):
        if isinstance(node, WITH_DOCSTRING) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, str(file), "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source) + marshal.dumps(code)

def entry(name):  # one fixed date: the same sources give the same bytes
    info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    return info

os.chdir("/stage")
with zipfile.ZipFile(OUT, "w") as archive:
    for file in sorted(pathlib.Path(".").rglob("*")):
        if file.is_dir():
            continue
        if file.suffix != ".py":
            archive.writestr(entry(str(file)), file.read_bytes(), compresslevel=9)
            continue
        archive.writestr(entry(str(file) + "c"), bytecode(file), compresslevel=9)
`;
try {
  pyodide.runPython(compile);
} catch (error) {
  console.error(error.message); // alone: the stack would print a line of Pyodide, a megabyte long
  process.exit(1);
}
