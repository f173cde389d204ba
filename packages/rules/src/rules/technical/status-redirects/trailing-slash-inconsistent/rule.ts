import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { OTHER_ADDRESS, type PageFacts, type SiteFacts } from "@audit/facts";
import { indexableContent } from "../../../../populations.ts";
import { pagesByUrl } from "../../../../reading/page-index.ts";
import { viewsAs } from "../../../../reading/page-views.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "trailing-slash-inconsistent",
  category: "technical",
  area: "status-redirects",
  severity: "medium",
  fixKind: "redirect",
  certainty: 0.95,
  reads: ["pages", "probes"],
  source: "https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash",
  judge: (site) => {
    const pairs = [...bothRead(site), ...asked(site)];
    const faults = pairs.flatMap(([one, other]) => {
      if (!isCopy(one, other)) return [];
      return [
        {
          url: one.url,
          evidence: { at: "HTTP status", saw: { alsoAt: other.url, status: 200 }, expected: "a redirect" },
        },
      ];
    });
    return judgePages(faults, pairs.length);
  },
  words: { en },
  fix,
});

/** Same text, and both ask to be listed under their own address. */
const isCopy = (one: PageFacts, other: PageFacts): boolean =>
  [one, other].every((page) => isOpen(page) && !namesOther(page)) &&
  one.text.mainWords > 0 &&
  one.text.hash === other.text.hash;

/** The second of two addresses counts for this rule alone. */
const isOpen = (page: PageFacts): boolean =>
  indexableContent.includes(page) || (page.indexability.reason === OTHER_ADDRESS && !page.tech.jsShell);

/** A canonical that differs by the slash alone joins the two. */
const namesOther = ({ head, url }: PageFacts): boolean => {
  const named = head.canonicals.find((link) => link.inHead)?.url;
  return named !== undefined && named !== null && named !== url;
};

function bothRead({ pages }: Pick<SiteFacts, "pages">): [PageFacts, PageFacts][] {
  const byUrl = pagesByUrl(pages);
  return pages.flatMap((page): [PageFacts, PageFacts][] => {
    const { url } = page;
    const other = url.endsWith("/") && !url.includes("?") ? byUrl.get(url.slice(0, -1)) : undefined;
    return other === undefined ? [] : [[page, other]];
  });
}

const asked = (site: Pick<SiteFacts, "pages" | "probes">): [PageFacts, PageFacts][] =>
  viewsAs(site, "other-slash").map(({ first, view }) => [first, view.page]);
