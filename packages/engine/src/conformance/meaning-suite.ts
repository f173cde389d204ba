import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditJson } from "../audit-json.ts";
import { openAudit } from "../open-audit.ts";
import { compareMeaning, type MeaningTruth } from "./compare-meaning.ts";
import { startSiteServer } from "./site-server.ts";
import type { Tally } from "./tally.ts";

const MORE_PAGES_THAN_ANY_SITE = 2_000;

/** Audits each site-* folder over its own static server and holds what the audit says it is against its labels. */
export async function runMeaning(folder: string, tally: Tally): Promise<void> {
  const sites = readdirSync(folder).filter(
    (name) => name.startsWith("site-") && existsSync(join(folder, name, "site-truth.json")),
  );
  for (const name of sites.toSorted()) {
    const truth = JSON.parse(readFileSync(join(folder, name, "site-truth.json"), "utf8")) as MeaningTruth;
    compareMeaning(name, truth, await auditSite(folder, name, truth), tally);
  }
}

/** A site kept without its start page is entered at the labelled list or page nearest to the root. */
function entryOf(folder: string, name: string, root: string, { pages = [] }: MeaningTruth): string {
  const site = join(folder, name, "docroot");
  if (
    existsSync(join(site, new URL(root).pathname, "index.html")) ||
    (existsSync(join(site, new URL(root).pathname)) && !root.endsWith("/"))
  )
    return root;
  const [first] = pages.toSorted((one, other) => one.path.split("/").length - other.path.split("/").length);
  return first === undefined ? root : new URL(first.path, root).href;
}

async function auditSite(folder: string, name: string, truth: MeaningTruth): Promise<AuditJson> {
  const server = await startSiteServer(join(folder, "serve.mjs"), join(folder, name));
  const audit = openAudit({
    url: entryOf(folder, name, server.url, truth),
    allowHosts: [new URL(server.url).host],
    maxPages: MORE_PAGES_THAN_ANY_SITE,
    maxSeconds: 300,
    concurrency: 8,
    rate: 0,
  });
  try {
    return await audit.json();
  } finally {
    await audit.close();
    await server.stop();
  }
}
