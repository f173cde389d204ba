// `npm run -s conformance -- xss <folder>`: hostile texts through the real server and the real browser app.
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { createTally } from "../../packages/engine/src/conformance/tally.ts";
import { folderOf, vectorsOf } from "../../packages/engine/src/conformance/vectors.ts";
import { chromiumArgs, findChromium } from "../../scripts/chromium.ts";
import { startServer } from "../start-server.ts";
import { runXss, type XssVector } from "./suite.ts";

const [given = ""] = process.argv.slice(2);
const vectors = existsSync(given) ? vectorsOf<XssVector>(folderOf(given, "xss", "vectors.json"), "vectors.json") : [];
if (vectors.length === 0) {
  console.error("Usage: npm run -s conformance -- xss <folder with vectors.json>");
  process.exit(2);
}
const server = await startServer({ REQUESTS_PER_10_SECONDS: "1000000", SIGNUPS_PER_HOUR: "1000000" });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const tally = createTally();
try {
  await runXss(browser, server, vectors, tally);
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = tally.close("xss") ? 0 : 1;
