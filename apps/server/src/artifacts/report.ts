import { readAddressPage, type Proof, type Report } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { isReworded, type SiteRewording } from "./apply-rewording.ts";
import { REPORT, REWORDING } from "./artifact-names.ts";
import { loadArtifacts, loadBytes } from "./artifact-store.ts";

/** Name of the artifact that holds one page of a finding's addresses. */
export const addressesName = (rule: string, page: number): string => `addresses/${rule}/${page}`;

/** The stored report of a job, or null when it was finished before reports were kept. */
export async function loadReport(db: Db, jobId: string): Promise<Report | null> {
  const kept = await loadArtifacts(db, jobId, [REPORT, REWORDING]);
  const [report, rewording] = kept as [Report | null, SiteRewording | null];
  if (!report || !rewording || !isReworded(rewording)) return report;
  return { ...report, engine: { ...report.engine, writer: rewording.writer } };
}

/** One page of a finding's addresses, or null beyond the last. */
export async function loadAddressPage(db: Db, jobId: string, rule: string, page: number): Promise<Proof[] | null> {
  const bytes = await loadBytes(db, jobId, addressesName(rule, page));
  return bytes === null ? null : readAddressPage(bytes);
}
