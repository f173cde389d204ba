import type { Finding } from "@audit/rules";

/** Rules that say that nothing leads to a page, or that it leads nowhere. */
const UNLINKED: readonly string[] = ["orphan-pages", "isolated-by-discovery"];
const LEADS_NOWHERE = "dead-end-pages";

/** What harms wherever it stands. */
const HARMFUL: ReadonlySet<string> = new Set(["high"]);

const urlsOf = (findings: readonly Finding[], rules: readonly string[]): Set<string> =>
  new Set(findings.filter(({ rule }) => rules.includes(rule)).flatMap(({ pages }) => pages.map(({ url }) => url)));

/**
 * Leaves pages that no link leads to and that lead nowhere, such as the text of a mail, out of all tasks but the one
 * that asks whether they belong to the site; grave faults stay.
 */
export function withoutStrays(findings: readonly Finding[]): readonly Finding[] {
  const unlinked = urlsOf(findings, UNLINKED);
  const strays = new Set([...urlsOf(findings, [LEADS_NOWHERE])].filter((url) => unlinked.has(url)));
  if (strays.size === 0) return findings;
  return findings.flatMap((finding) => {
    if (finding.scope === "site" || UNLINKED.includes(finding.rule) || HARMFUL.has(finding.severity)) return [finding];
    const pages = finding.pages.filter(({ url }) => !strays.has(url));
    if (pages.length === finding.pages.length) return [finding];
    return pages.length === 0 ? [] : [{ ...finding, pages, count: pages.length }];
  });
}
