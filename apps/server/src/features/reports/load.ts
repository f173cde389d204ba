import { rareTexts } from "@audit/contract";
import { ADDRESSES_PER_PAGE, type Proof, type Report } from "@audit/engine/process";
import { loadAddressPage, loadReport } from "../../artifacts/index.ts";
import type { Db } from "../../platform/database/index.ts";
import { Problem } from "../../platform/http/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { isHidden, isLocked, viewOf, type View } from "./policy.ts";

export interface OwnReport {
  readonly domain: string;
  readonly report: Report;
  readonly view: View;
}

/** The report of a finished own job. @throws Problem NOT_FOUND, REPORT_NOT_READY, REPORT_MISSING. */
export async function loadOwnReport(db: Db, access: AccessSettings, userId: string, jobId: string): Promise<OwnReport> {
  const job = await loadOwnJob(db, userId, jobId);
  if (job.status === "failed") throw new Problem("REPORT_MISSING", { text: rareTexts.reportOfFailed });
  if (job.status !== "completed") throw new Problem("REPORT_NOT_READY");
  const report = await loadReport(db, job.id);
  if (!report) throw new Problem("REPORT_MISSING");
  return { domain: job.domain, report, view: await viewOf(db, access, job) };
}

interface Addresses {
  readonly total: number;
  readonly addresses: Proof[];
  readonly next: number | null;
}

const NONE = { addresses: [], next: null };

/**
 * The next addresses of one finding of an own job; none of one whose evidence a preview keeps back.
 * @param after how many were read already
 * @throws Problem as `loadOwnReport`; NOT_FOUND for a rule without a finding that is shown.
 */
export async function loadAddresses(
  db: Db,
  access: AccessSettings,
  userId: string,
  { jobId, rule, after }: { jobId: string; rule: string; after: number },
): Promise<Addresses> {
  const { report, view } = await loadOwnReport(db, access, userId, jobId);
  const finding = report.findings.find((one) => one.rule === rule);
  if (!finding) throw new Problem("NOT_FOUND");
  const total = finding.proofs.length === 0 ? 0 : finding.count;
  const isCovered = [rule, ...finding.coveredBy].some((one) => !isLocked(view, one));
  // Otherwise guesses would tell which checks failed.
  if (isHidden(view, finding, isCovered ? 1 : 0)) throw new Problem("NOT_FOUND");
  if (isLocked(view, rule)) return { total, ...NONE };
  const page = Math.floor(after / ADDRESSES_PER_PAGE);
  const stored = await loadAddressPage(db, jobId, rule, page);
  if (!stored) return { total, ...NONE };
  const end = page * ADDRESSES_PER_PAGE + stored.length;
  return {
    total,
    addresses: stored.slice(after - page * ADDRESSES_PER_PAGE),
    next: end < total && end > after ? end : null,
  };
}
