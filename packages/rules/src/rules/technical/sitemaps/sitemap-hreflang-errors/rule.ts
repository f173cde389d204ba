import { worklist } from "../../../../fixes/worklist.ts";
import type { VersionProblem } from "./saw.ts";
import { en } from "./words.en.ts";
import { normaliseUrl, type SitemapEntry } from "@audit/facts";
import { readHreflang } from "../../../../knowledge/hreflang-code.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";

const MOST_SHOWN = 3;

export const rule = defineSiteRule({
  id: "sitemap-hreflang-errors",
  category: "technical",
  area: "sitemaps",
  severity: "medium",
  fixKind: "sitemap",
  certainty: 1,
  reads: ["home", "sitemaps"],
  source: "https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap",
  judge: ({ home, sitemaps }) => {
    const sets = new Map(
      sitemaps.entries.filter(({ alternates }) => alternates.length > 0).map((entry) => [entry.url, entry]),
    );
    if (sets.size === 0) return notApplicable();
    const faults = [...sets.values()].flatMap((entry) => {
      const problems = problemsOf(entry, sets, sitemaps.truncated, home);
      if (problems.length === 0) return [];
      return [{ url: entry.url, evidence: { at: "sitemap > url > xhtml:link", saw: problems.slice(0, MOST_SHOWN) } }];
    });
    return judgePages(faults, sets.size);
  },
  words: { en },
  givesWayTo: [{ to: ["hreflang-self-missing", "hreflang-no-return", "hreflang-multiple-methods"], as: "finding" }],
  fix: worklist(en),
});

function problemsOf(
  { url, alternates }: SitemapEntry,
  sets: ReadonlyMap<string, SitemapEntry>,
  truncated: boolean,
  home: string,
): VersionProblem[] {
  const problems: VersionProblem[] = [];
  if (!alternates.some((one) => address(one.url) === url)) problems.push({ problem: "does not list itself" });
  for (const { lang, url: written } of alternates) {
    const target = address(written);
    if (typeof readHreflang(lang) === "string") problems.push({ hreflang: lang, problem: "no language code" });
    else if (target !== url && lang.toLowerCase() !== "x-default" && sameHost(target, home)) {
      const other = sets.get(target);
      if (other === undefined) {
        // The rest of a sitemap that was read in part may hold it.
        if (!truncated) problems.push({ hreflang: lang, url: target, problem: "has no entry with language versions" });
      } else if (!other.alternates.some((one) => address(one.url) === url)) {
        problems.push({ hreflang: lang, url: target, problem: "does not name this address" });
      }
    }
  }
  return problems;
}

const address = (written: string): string => normaliseUrl(written) ?? written;
