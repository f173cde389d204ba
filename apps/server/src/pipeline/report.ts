import { readAddressPage, type Proof, type Report } from "@audit/engine/process";
import { isWorded, type SiteWords } from "../features/words/index.ts";
import type { Db } from "../platform/database/index.ts";
import { loadArtifact, loadBytes } from "./artifact-store.ts";
import { REPORT, WORDS } from "./artifact-names.ts";

/** Name of the artifact that holds one page of a finding's addresses. */
export const addressesName = (rule: string, page: number): string => `addresses/${rule}/${page}`;

/** The stored report of a job, or null when it was finished before reports were kept. */
export async function loadReport(db: Db, jobId: string): Promise<Report | null> {
  const report = (await loadArtifact(db, jobId, REPORT)) as Report | null;
  const words = report && ((await loadArtifact(db, jobId, WORDS)) as SiteWords | null);
  if (!words || !isWorded(words)) return report;
  return { ...report, engine: { ...report.engine, writer: words.writer } };
}

/** One page of a finding's addresses, or null beyond the last. */
export async function loadAddressPage(db: Db, jobId: string, rule: string, page: number): Promise<Proof[] | null> {
  const bytes = await loadBytes(db, jobId, addressesName(rule, page));
  return bytes === null ? null : readAddressPage(bytes);
}
