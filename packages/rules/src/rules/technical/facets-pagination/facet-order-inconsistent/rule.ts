import * as canonical from "../../../../fixes/head/canonical.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { indexableHtml } from "../../../../populations.ts";
import { plainAddress } from "../../../../reading/facets.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "facet-order-inconsistent",
  category: "technical",
  area: "facets-pagination",
  severity: "medium",
  fixKind: "template",
  certainty: 1,
  reads: ["pages"],
  source: "https://developers.google.com/crawling/docs/faceted-navigation",
  judge: ({ pages }) => {
    const several = pages.filter(({ url }) => /\?[^&]+&/.test(url));
    const looked = several.filter((page) => indexableHtml.includes(page));
    const faults = [...Map.groupBy(looked, sortedAddress).values()]
      .filter((group) => group.length > 1)
      .flatMap(([first, ...others]) =>
        others.map(({ url }) => ({
          url,
          evidence: { at: "URL", saw: { sameParametersAt: first!.url }, expected: first!.url },
        })),
      );
    return judgePages(faults, looked.length);
  },
  words: { en },
  fix: canonical.canonicalTo<{ readonly sameParametersAt: string }>(({ evidence: { saw } }) => saw.sameParametersAt),
});

function sortedAddress({ url }: PageFacts): string {
  const parameters = new URL(url).search.slice(1).split("&").toSorted();
  return `${plainAddress(url)}?${parameters.join("&")}`;
}
