// `npm run -s conformance -- xss <folder> [--limit N]`: hostile texts through the real server and the browser app.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { createTally } from "../../packages/engine/src/conformance/tally.ts";
import { folderOf, vectorsOf } from "../../packages/engine/src/conformance/vectors.ts";
import { chromiumArgs, findTestBrowser } from "../../scripts/chromium.ts";
import { startServer } from "../start-server.ts";
import type { XssVector } from "./hostile-job.ts";
import { everySink } from "./sinks.ts";
import { runXss } from "./suite.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { limit: { type: "string" } } });
const [given = ""] = positionals;
const all = existsSync(given) ? vectorsOf<XssVector>(folderOf(given, "xss", "vectors.json"), "vectors.json") : [];
const vectors = spread(all, Number(values.limit ?? all.length));
if (vectors.length === 0) {
  console.error("Usage: npm run -s conformance -- xss <folder with vectors.json> [--limit N]");
  process.exit(2);
}
const server = await startServer({ REQUESTS_PER_10_SECONDS: "1000000", SIGNUPS_PER_HOUR: "1000000" });
const executablePath = findTestBrowser();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
const tally = createTally();
try {
  await runXss(browser, server, vectors, tally, {
    places: everySink,
    progress: (texts, { harmless, notShown, harmful }) =>
      console.log(`${texts} texts: shown and harmless ${harmless}, not shown ${notShown}, harmful ${harmful}`),
  });
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = tally.close("xss") ? 0 : 1;

/** So many of them, evenly from all sources. */
function spread<T>(list: readonly T[], limit: number): T[] {
  const step = Math.max(1, list.length / limit);
  return Array.from({ length: Math.min(limit, list.length) }, (_, index) => list[Math.floor(index * step)]!);
}
