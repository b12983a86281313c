// node tools/snapshot.mjs APP.zip LIBRARY.zip OUT
// Writes the memory of a Python that has imported the app, so that the browser can begin where this one stopped.
// It remembers where in the library each module lies, so it must be the library that the site serves.
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [archive, stdLibURL, out] = process.argv.slice(2).map((name) => path.resolve(name));
const pyodide = await loadPyodide({ _makeSnapshot: true, stdLibURL, env: { HOME: "/home/pyodide" } });
pyodide.FS.writeFile("/tmp/app.zip", fs.readFileSync(archive));
try {
  // unpacked where PyScript unpacks it; what PyScript itself imports comes along
  pyodide.runPython(`
import asyncio, base64, gettext, importlib, io, json, random, shutil, sys, tarfile, zipfile
with zipfile.ZipFile("/tmp/app.zip") as archive:
    archive.extractall("/home/pyodide")
import saladier.table.app
sys.path_importer_cache.clear()
importlib.invalidate_caches()
del archive, saladier
`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
fs.writeFileSync(out, pyodide.makeMemorySnapshot());
