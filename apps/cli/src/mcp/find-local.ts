import { catalogue, type AuditJson, type CatalogueEntry } from "@audit/engine";
import { cutValue, matches, partOf, type Finding, type Page, type Part, type Rule, type Search } from "@audit/mcp";

const WEIGHT = { high: 100, medium: 10, low: 1 } as const;
const MOST_FINDINGS_OF_PAGE = 50;

const says = (): ReadonlyMap<string, CatalogueEntry> => new Map(catalogue().map((entry) => [entry.id, entry]));

type Seen = AuditJson["findings"][number]["pages"][number]["evidence"];

const presentSeen = ({ at, saw, expected }: Seen) => ({
  at,
  saw: cutValue(saw),
  ...(expected === undefined ? {} : { expected: cutValue(expected) }),
});

export function findFindings({ findings }: AuditJson, search: Search): Part<Finding> {
  const entries = says();
  const found = findings
    .filter(({ rule, title, area }) => matches(search.search, rule, title, area))
    .map(({ rule, title, severity, category, verdict, count, share, pages, reason }): Finding => {
      const entry = entries.get(rule);
      return {
        rule,
        title,
        severity,
        category,
        verdict,
        count,
        out_of: share > 0 ? Math.round(count / share) : count,
        why: entry?.says.why ?? "",
        fix: entry?.says.fix ?? "",
        source: entry?.source ?? "",
        reason,
        examples: pages.slice(0, 3).map(({ url, evidence }) => ({ url, ...presentSeen(evidence) })),
      };
    });
  return partOf(found, search);
}

/** Pages that findings name, most serious first. */
export function findPages({ findings }: AuditJson, search: Search): Part<Page> {
  const pages = new Map<string, Page["findings"]>();
  for (const { rule, title, severity, verdict, pages: named } of findings) {
    if (verdict !== "fail") continue;
    for (const { url, evidence } of named) {
      if (!matches(search.search, url)) continue;
      const known = pages.get(url) ?? [];
      pages.set(url, known);
      if (known.length < MOST_FINDINGS_OF_PAGE) known.push({ rule, title, severity, ...presentSeen(evidence) });
    }
  }
  const weight = ([, of]: readonly [string, Page["findings"]]): number =>
    of.reduce((sum, { severity }) => sum + WEIGHT[severity], 0);
  const ranked = [...pages].toSorted((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1));
  return partOf(
    ranked.map(([url, of]) => ({ url, findings: of.toSorted((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity]) })),
    search,
  );
}

export function findRules(search: Search): Part<Rule> {
  const found = catalogue()
    .filter(({ id, area, says: { failing } }) => matches(search.search, id, failing, area))
    .map(({ id, category, area, severity, source, grade, says: { failing: title, why, fix } }): Rule => ({
      rule: id,
      title,
      category,
      area,
      severity,
      why,
      fix,
      source,
      grade,
    }));
  return partOf(found, search);
}
