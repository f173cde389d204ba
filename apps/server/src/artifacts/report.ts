import { readAddressPage, type Proof, type Report } from "@audit/engine/process";
import type { Db } from "../platform/database/index.ts";
import { isReworded } from "./apply-rewording.ts";
import { REPORT } from "./artifact-names.ts";
import { loadArtifact, loadBytes } from "./artifact-store.ts";
import { loadRewording } from "./rewording.ts";

/** Name of the artifact that holds one page of a finding's addresses. */
export const addressesName = (rule: string, page: number): string => `addresses/${rule}/${page}`;

/** The stored report of a job, or null when it was finished before reports were kept. */
export async function loadReport(db: Db, jobId: string): Promise<Report | null> {
  const report = (await loadArtifact(db, jobId, REPORT)) as Report | null;
  const rewording = report && (await loadRewording(db, jobId));
  if (!rewording || !isReworded(rewording)) return report;
  return { ...report, engine: { ...report.engine, writer: rewording.writer } };
}

/** One page of a finding's addresses, or null beyond the last. */
export async function loadAddressPage(db: Db, jobId: string, rule: string, page: number): Promise<Proof[] | null> {
  const bytes = await loadBytes(db, jobId, addressesName(rule, page));
  return bytes === null ? null : readAddressPage(bytes);
}
