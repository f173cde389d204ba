import type { CallContent, listPages } from "@audit/contract";
import { ADDRESSES_PER_PAGE, type Proof } from "@audit/engine/process";
import { loadAddressPage } from "../../artifacts/index.ts";
import type { Db } from "../../platform/database/index.ts";
import type { OwnReport } from "./load.ts";
import { isLocked } from "./policy.ts";

interface Search {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

type Found = CallContent<typeof listPages>;
type PageFinding = Found["pages"][number]["findings"][number];

/** Stored pages of addresses that one answer looks through: a hundred thousand addresses. */
const MOST_SHEETS = 200;
const MOST_FINDINGS_OF_PAGE = 50;
const WEIGHT = { high: 100, medium: 10, low: 1 } as const;

/** Pages that failing checks name, within what their owner may see. */
export async function findPages(db: Db, jobId: string, own: OwnReport, asked: Search): Promise<Found> {
  const wanted = asked.search?.trim().toLowerCase() ?? "";
  const pages = new Map<string, PageFinding[]>();
  const { complete } = await eachProof(db, jobId, own, (url, finding) => {
    if (!url.toLowerCase().includes(wanted)) return;
    const known = pages.get(url);
    if (known) known.push(finding);
    else pages.set(url, [finding]);
  });
  const ranked = [...pages].toSorted(([a, one], [b, other]) => weightOf(other) - weightOf(one) || (a < b ? -1 : 1));
  const shown = ranked.slice(asked.offset, asked.offset + asked.limit).map(([url, findings]) => ({
    url,
    findings: findings.toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity]).slice(0, MOST_FINDINGS_OF_PAGE),
  }));
  return { total: pages.size, pages: shown, complete };
}

const weightOf = (findings: readonly PageFinding[]): number =>
  findings.reduce((sum, { severity }) => sum + WEIGHT[severity], 0);

/** @returns whether all were looked at */
async function eachProof(
  db: Db,
  jobId: string,
  { report, view }: OwnReport,
  take: (url: string, finding: PageFinding) => void,
): Promise<{ readonly complete: boolean }> {
  let sheets = 0;
  for (const { rule, title, severity, verdict, scope, proofs, count } of report.findings) {
    if (verdict !== "fail" || scope !== "pages" || proofs.length === 0 || isLocked(view, rule)) continue;
    for (let sheet = 0; sheet * ADDRESSES_PER_PAGE < count; sheet += 1) {
      if (sheets >= MOST_SHEETS) return { complete: false };
      sheets += 1;
      const stored: readonly Proof[] = (await loadAddressPage(db, jobId, rule, sheet)) ?? [];
      for (const { url, ...seen } of stored) take(url, { ...seen, rule, title, severity });
    }
  }
  return { complete: true };
}
