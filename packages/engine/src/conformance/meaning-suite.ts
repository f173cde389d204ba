import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditJson } from "../audit-json.ts";
import { auditWhole } from "./audit-whole.ts";
import { compareMeaning, type MeaningTruth } from "./compare-meaning.ts";
import { entryOf } from "./labelled-sites.ts";
import { startSiteServer } from "./site-server.ts";
import type { Tally } from "./tally.ts";

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

async function auditSite(folder: string, name: string, truth: MeaningTruth): Promise<AuditJson> {
  const server = await startSiteServer(join(folder, "serve.mjs"), join(folder, name));
  try {
    return await auditWhole(entryOf(join(folder, name), server.url, truth));
  } finally {
    await server.stop();
  }
}
