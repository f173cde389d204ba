import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startSiteServer } from "../../conformance/site-server.ts";
import { auditTimes, firstDifference } from "./same-audit.ts";

// Audits each frozen site of a folder several times: the same bytes must give the same audit.
const MORE_PAGES_THAN_ANY_SITE = 5_000;
const TIMES = 5;

const [folder = "", times = String(TIMES)] = process.argv.slice(2);
const script = join(folder, "serve.mjs");
if (folder === "" || !existsSync(script)) {
  console.error("Usage: npm run task same-audit -- <folder with serve.mjs and site-*> [times]");
  process.exit(2);
}

async function isSame(name: string): Promise<boolean> {
  const server = await startSiteServer(script, join(folder, name));
  const startedAt = performance.now();
  const request = {
    url: server.url,
    allowHosts: [new URL(server.url).host],
    maxPages: MORE_PAGES_THAN_ANY_SITE,
    maxSeconds: 300,
    concurrency: 8,
    rate: 0,
  };
  const [first = "", ...others] = await auditTimes(request, Number(times)).finally(server.stop);
  const differing = others.flatMap((other) => firstDifference(first, other) ?? []);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${differing[0] ?? `${times} times the same`}, ${first.length} letters, ${seconds} s`);
  return differing.length === 0;
}

const sites = readdirSync(folder).filter((name) => name.startsWith("site-"));
let same = 0;
for (const name of sites.toSorted()) if (await isSame(name)) same += 1;
console.log(`same audits: ${same} of ${sites.length} sites`);
process.exitCode = same === sites.length ? 0 : 1;
