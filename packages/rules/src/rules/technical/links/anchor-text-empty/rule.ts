import { indexableContent } from "../../../../populations.ts";
import { bareLinks, linkLook, shownLink, unnamedAmong, wordlessLinks } from "../../../../reading/page-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { linkBits } from "../../../../signs/link-signs.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const MOST_SHOWN = 5;

/** A wordless link is forgiven where another link of the page names the same target: the picture above a title. */
export const rule = definePageRule({
  id: "anchor-text-empty",
  category: "technical",
  area: "links",
  severity: "medium",
  fixKind: "template",
  certainty: 0.95,
  over: indexableContent,
  reads: ["url", "links"],
  says: {
    failing: "Links without any words",
    why: "Search engines learn from a link's words what waits behind it, and screen readers read them aloud. These links have no text, no picture description and no label.",
    fix: "Write text into the link, describe the picture inside it (alt), or add an aria-label to icon links.",
    source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  },
  told: ({ leadingLinks, wordlessLinks: some }) => (!leadingLinks ? notApplicable() : some ? null : pass()),
  judge: (page) => {
    if ((linkLook(page).signs & linkBits.leadingLinks) === 0) return notApplicable();
    const unnamed = unnamedAmong(
      page,
      wordlessLinks(page).map(({ url }) => url),
    );
    const wordless = bareLinks(page).filter(({ url }) => unnamed.has(url));
    if (wordless.length === 0) return pass();
    const examples = wordless.slice(0, MOST_SHOWN).map(shownLink);
    return fail({ at: "a[href]", saw: { links: wordless.length, examples }, expected: "text, alt or aria-label" });
  },
});
