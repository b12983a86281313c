// node tools/compile.mjs STAGE OUT.zip
// Zips the folder STAGE with every .py compiled by the Python that Pyodide brings, so that the bytecode fits it.
import path from "node:path";
import { loadPyodide } from "pyodide";

const [stage, out] = process.argv.slice(2).map((name) => path.resolve(name));
const pyodide = await loadPyodide();
pyodide.mountNodeFS("/stage", stage);
pyodide.mountNodeFS("/out", path.dirname(out));
pyodide.globals.set("OUT", `/out/${path.basename(out)}`);
const compile = `
import os, pathlib, py_compile, zipfile

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
            archive.writestr(entry(str(file)), file.read_bytes())
            continue
        py_compile.compile(str(file), cfile="/tmp/one.pyc", dfile=str(file), doraise=True,
                           invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
        archive.writestr(entry(str(file) + "c"), pathlib.Path("/tmp/one.pyc").read_bytes())
`;
try {
  pyodide.runPython(compile);
} catch (error) {
  console.error(error.message); // alone: the stack would print a line of Pyodide, a megabyte long
  process.exit(1);
}
