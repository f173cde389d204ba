import type { Report } from "@audit/engine/process";
import { addressesName, packArtifact, pageTableName, PLAN, REPORT, saveManyBytes } from "../../artifacts/index.ts";
import type { Run } from "../run.ts";

/** What is kept by one write; each waits for its turn at the database. */
const BYTES_AT_ONCE = 512 * 1024;

/**
 * Brings causes, evidence and fixes together into one plan, and findings and numbers into the report.
 * After it the audit's process is no longer needed.
 */
export async function planSite(run: Run): Promise<void> {
  const plan = await run.audit().plan();
  const report = await run.audit().report();
  await saveInParts(run, addressesOf(run, report));
  const packed = new Map([
    [REPORT, await packArtifact(report)],
    [PLAN, await packArtifact(plan)],
  ]);
  await run.write((tx) => saveManyBytes(tx, run.job.id, packed));
  await saveInParts(run, pageTableOf(run));
  await run.closeAudit();
}

type Named = readonly [name: string, bytes: Uint8Array];

/** The crawl goes after some days; its pages stay readable as a table. */
async function* pageTableOf(run: Run): AsyncGenerator<Named> {
  const parts = await run.audit().pageTable();
  for (const [part, bytes] of parts.entries()) yield [pageTableName(part), bytes];
}

/** One finding at a time: a large site has many addresses. */
async function* addressesOf(run: Run, { findings }: Report): AsyncGenerator<Named> {
  for (const { rule } of findings) {
    const pages = await run.audit().addresses(rule);
    for (const [page, bytes] of pages.entries()) yield [addressesName(rule, page), bytes];
  }
}

/** Holds a little more than is kept at once, however large the site. */
async function saveInParts(run: Run, all: AsyncIterable<Named>): Promise<void> {
  let part = new Map<string, Uint8Array>();
  let size = 0;
  const save = async (): Promise<void> => {
    const full = part;
    part = new Map();
    size = 0;
    if (full.size > 0) await run.write((tx) => saveManyBytes(tx, run.job.id, full));
  };
  for await (const [name, bytes] of all) {
    part.set(name, bytes);
    size += bytes.length;
    if (size >= BYTES_AT_ONCE) await save();
  }
  await save();
}
