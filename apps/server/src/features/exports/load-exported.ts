import type { ExportedAction, ExportedAudit } from "@audit/exports";
import { ADDRESSES_PER_PAGE, type Proof } from "@audit/engine/process";
import { loadAddressPage, loadPageTable } from "../../artifacts/index.ts";
import type { ActionRow, Db } from "../../platform/database/index.ts";
import type { AccessSettings } from "../access/index.ts";
import { showActions } from "../actions/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { isLocked, loadOwnReport, type OwnReport } from "../reports/index.ts";

/** Rows of one table: what a spreadsheet still opens with ease, and what may be held in memory at once. */
const MOST_PAGES = 50_000;
const MOST_FAULTS = 50_000;

export interface Exported {
  readonly domain: string;
  readonly day: string;
  readonly audit: ExportedAudit;
  /** False: the site has more pages or faults than a file may hold. */
  readonly complete: boolean;
}

/** What an own job holds for other programs, within what its owner may see. @throws Problem as `loadOwnReport` */
export async function loadExported(db: Db, access: AccessSettings, userId: string, jobId: string): Promise<Exported> {
  const own = await loadOwnReport(db, access, userId, jobId);
  const { report, domain } = own;
  const pages = await loadPageTable(db, jobId, MOST_PAGES);
  const faults = await loadFaults(db, jobId, own);
  const { actions } = await showActions(db, access, await loadOwnJob(db, userId, jobId));
  return {
    domain,
    day: report.site.finishedAt.slice(0, 10),
    audit: {
      site: { finalUrl: report.site.home },
      pages: pages.rows,
      findings: faults.findings,
      actions: actions.filter(({ not_relevant }) => not_relevant === null).map(exportAction),
    },
    complete: pages.complete && faults.complete,
  };
}

/** Failing checks with their addresses, gravest first until there are too many. */
async function loadFaults(
  db: Db,
  jobId: string,
  { report, view }: OwnReport,
): Promise<{ readonly findings: ExportedAudit["findings"]; readonly complete: boolean }> {
  const shown = report.findings.filter(({ verdict, rule }) => verdict === "fail" && !isLocked(view, rule));
  const findings: ExportedAudit["findings"][number][] = [];
  let left = MOST_FAULTS;
  for (const finding of shown.toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity])) {
    const { rule, category, severity, verdict, title, count, proofs } = finding;
    const pages: Proof[] = [];
    const sheets = proofs.length === 0 ? 0 : Math.ceil(count / ADDRESSES_PER_PAGE);
    for (let sheet = 0; sheet < sheets && pages.length < left; sheet += 1)
      pages.push(...((await loadAddressPage(db, jobId, rule, sheet)) ?? []));
    const kept = pages.slice(0, left).map(({ url, ...evidence }) => ({ url, evidence }));
    left -= kept.length;
    findings.push({ rule, category, severity, verdict, title, pages: kept });
  }
  return { findings, complete: left > 0 };
}

const WEIGHT = { high: 3, medium: 2, low: 1 } as const;

const exportAction = (row: ActionRow): ExportedAction => ({
  title: row.title,
  impact: row.impact,
  time_estimate: row.time_estimate,
  done_by: row.done_by ?? "owner",
  difficulty: row.difficulty,
  affected: row.affected,
  problem: row.problem,
  solution: row.solution,
  check: row.fix_check,
  rule: row.rule,
  patches: row.patches ?? [],
});
