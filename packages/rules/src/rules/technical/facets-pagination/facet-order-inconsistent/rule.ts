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
  says: {
    failing: "The same filters stand in different orders in the address",
    why: "?colour=red&size=l and ?size=l&colour=red show the same list under two addresses, and both ask to be listed.",
    fix: "Build filter addresses with their parameters in one fixed order, and redirect the others to it.",
    source: "https://developers.google.com/crawling/docs/faceted-navigation",
  },
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
});

function sortedAddress({ url }: PageFacts): string {
  const parameters = new URL(url).search.slice(1).split("&").toSorted();
  return `${plainAddress(url)}?${parameters.join("&")}`;
}
