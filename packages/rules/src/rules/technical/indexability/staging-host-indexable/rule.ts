import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { indexableHtml, pagesIn } from "../../../../populations.ts";
import { sameHost } from "../../../../reading/address-form.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";

/** Names under which shops try things out: dev.shop.example, shop-staging.example, staging2.shop.example. */
const TRIAL =
  /^(staging|stage|dev|develop|test|testing|preview|preprod|uat|sandbox)\d*[.-]|[.-](staging|preview|preprod)\d*\./i;

export const rule = defineSiteRule({
  id: "staging-host-indexable",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  reads: ["home", "start", "pages", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/block-indexing",
  judge: ({ home, start, pages, graph }) => {
    // Who has the trial host itself audited knows what it is.
    if (isTrial(home) || isTrial(start)) return judgePages([], 0);
    const shown = pagesIn(pages, indexableHtml);
    const named = graph.urls.filter((url, node) => isTrial(url) && !sameHost(url, home) && graph.inlinks(node) > 0);
    const linked = [...Map.groupBy(named, (url) => new URL(url).host).values()].map(([url]) => {
      const sources = graph.sourcesOf(graph.nodeOf(url!), 3);
      return {
        url: url!,
        evidence: { at: "a[href]", saw: { linkedFrom: sources }, expected: "addresses of the public host" },
      };
    });
    const claimed = shown.flatMap(canonicalOnTrial);
    return judgePages<{ readonly linkedFrom: readonly string[] } | string>(
      [...linked, ...claimed],
      shown.length + linked.length,
    );
  },
  words: { en },
  fix,
});

const isTrial = (url: string): boolean => TRIAL.test(new URL(url).hostname);

function canonicalOnTrial({ url, head }: PageFacts) {
  const canonical = head.canonicals.find((link) => link.url !== null && isTrial(link.url))?.url;
  return canonical
    ? [{ url, evidence: { at: "link[rel=canonical]", saw: canonical, expected: "the public host" } }]
    : [];
}
