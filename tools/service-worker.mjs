// node tools/service-worker.mjs LIST.json OUT.js
// Writes the service worker with Workbox. LIST.json holds what it keeps: [{"url": …, "revision": …}, …].
import fs from "node:fs";
import path from "node:path";
import { generateSW } from "workbox-build";

const [list, out] = process.argv.slice(2).map((name) => path.resolve(name));
const { warnings } = await generateSW({
  swDest: out,
  globDirectory: path.dirname(list), // asked for, though nothing is looked for there
  globPatterns: [],
  additionalManifestEntries: JSON.parse(fs.readFileSync(list, "utf-8")),
  cacheId: "saladier", // all pages of one host share one Cache Storage
  cleanupOutdatedCaches: true,
  clientsClaim: true, // the first visit is kept at once
  skipWaiting: false, // a later version waits for the player's word
  ignoreURLParametersMatching: [/./],
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
});
if (warnings.length) {
  console.error(warnings.join("\n"));
  process.exit(1);
}
