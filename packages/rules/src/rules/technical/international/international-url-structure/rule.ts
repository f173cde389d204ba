import { languageVersions } from "../../../../fixes/head/hreflang.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "international-url-structure",
  category: "technical",
  area: "international",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/docs/specialty/international/managing-multi-regional-sites",
  judge: (site) => {
    const pairs = viewsAs(site, "other-language").filter(
      ({ first, view }) =>
        view.page.response.status === 200 && language(first) !== null && language(view.page) !== null,
    );
    const faults = pairs.flatMap(({ first, view }) => {
      const [one, other] = [language(first)!, language(view.page)!];
      if (one === other || first.text.hash === view.page.text.hash) return [];
      const saw = { acceptLanguage: view.sent, language: other, otherwise: one };
      return [{ url: first.url, evidence: { at: "html lang", saw, expected: "one language for each address" } }];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix: languageVersions,
});

const language = ({ head }: PageFacts): string | null => head.lang?.trim().toLowerCase().split("-", 1)[0] || null;
