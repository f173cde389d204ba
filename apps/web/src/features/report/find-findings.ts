import type { ReportFinding } from "@audit/contract";

export const findingOrders = ["impact", "pages", "certainty", "name"] as const;
export type FindingOrder = (typeof findingOrders)[number];

/** What of the findings is shown, and in which order. */
export interface FindingView {
  readonly query: string;
  /** Null: of any impact. */
  readonly impact: ReportFinding["severity"] | null;
  readonly order: FindingOrder;
}

export const wholeView: FindingView = { query: "", impact: null, order: "impact" };

/** A view as it stands in an address. */
export interface FindingSearch {
  readonly q?: string | undefined;
  readonly impact?: ReportFinding["severity"] | undefined;
  readonly order?: FindingOrder | undefined;
}

export const viewOf = ({ q = "", impact, order = "impact" }: FindingSearch): FindingView => ({
  query: q,
  impact: impact ?? null,
  order,
});

/** What is as usual does not stand in the address. */
export const searchOf = ({ query, impact, order }: FindingView): FindingSearch => ({
  q: query === "" ? undefined : query,
  impact: impact ?? undefined,
  order: order === "impact" ? undefined : order,
});

const RANK: Readonly<Record<ReportFinding["severity"], number>> = { high: 0, medium: 1, low: 2 };

const byImpact = (a: ReportFinding, b: ReportFinding): number => RANK[a.severity] - RANK[b.severity];
const shareOf = ({ scope, count, outOf }: ReportFinding): number => (scope === "site" ? 1 : count / Math.max(1, outOf));

/** Each order ends in the report's own, which puts first what costs the score most. */
const orders: Readonly<Record<FindingOrder, (a: ReportFinding, b: ReportFinding) => number>> = {
  impact: byImpact,
  pages: (a, b) => shareOf(b) - shareOf(a) || b.count - a.count,
  certainty: (a, b) => b.certainty - a.certainty || byImpact(a, b),
  name: (a, b) => a.title.localeCompare(b.title),
};

/** The findings that a view shows, in its order: every word of the query stands in the finding's name, area or rule. */
export function findFindings(
  findings: readonly ReportFinding[],
  { query, impact, order }: FindingView,
): ReportFinding[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return findings
    .filter(({ title, area, rule, severity }) => {
      if (impact !== null && severity !== impact) return false;
      const text = `${title} ${area} ${rule}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(orders[order]);
}
