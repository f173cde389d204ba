import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditJson } from "../audit-json.ts";
import { openAudit } from "../open-audit.ts";
import { compareWithTruth, type SiteTruth } from "./compare-with-truth.ts";
import { startSiteServer } from "./site-server.ts";
import type { Tally } from "./tally.ts";

const MORE_PAGES_THAN_ANY_SITE = 5_000;

/** Audits each site-* folder over its own static server and holds the audit against the measured truth. */
export async function runSites(folder: string, tally: Tally): Promise<void> {
  const sites = readdirSync(folder).filter(
    (name) => name.startsWith("site-") && existsSync(join(folder, name, "truth.json")),
  );
  for (const name of sites.toSorted()) await runSite(folder, name, tally);
}

/** One page for the owner: where the site stands, what it costs, what to do first. */
function holdSummary(name: string, { executiveSummary, actions, scores }: AuditJson, tally: Tally): void {
  const words = executiveSummary.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const says = {
    short: words < 300,
    score: executiveSummary.includes(scores.unscored ?? `${scores.health} of 100`),
    cost: actions.length === 0 || executiveSummary.includes(`The plan has ${actions.length} task`),
    first: actions.length === 0 || executiveSummary.includes("## Do first"),
  };
  tally.hold("executive summary", { short: true, score: true, cost: true, first: true }, says, name);
}

async function runSite(folder: string, name: string, tally: Tally): Promise<void> {
  const truth = JSON.parse(readFileSync(join(folder, name, "truth.json"), "utf8")) as SiteTruth;
  const server = await startSiteServer(join(folder, "serve.mjs"), join(folder, name));
  const audit = openAudit({
    url: server.url,
    allowHosts: [new URL(server.url).host],
    maxPages: MORE_PAGES_THAN_ANY_SITE,
    maxSeconds: 300,
    concurrency: 8,
    rate: 0,
  });
  try {
    const json = await audit.json();
    compareWithTruth(name, truth, json, tally);
    holdSummary(name, json, tally);
  } finally {
    await audit.close();
    await server.stop();
  }
}
