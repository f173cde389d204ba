import { indexableContent } from "../../../populations.ts";
import { internalLinks, shownLink, wordlessLinks, type InternalLink } from "../../../reading/page-links.ts";
import { definePageRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

const MOST_SHOWN = 5;

/** A wordless link is forgiven where another link of the page names the same target: the picture above a title. */
export const anchorTextEmpty = definePageRule({
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
  judge: (page) => {
    const internal = internalLinks(page);
    if (!internal.some(leadsOn)) return notApplicable();
    const unnamed = new Set(wordlessLinks(page).map(({ url }) => url));
    for (const link of unnamed.size > 0 ? internal : [])
      if (unnamed.has(link.url) && leadsOn(link) && isNamed(link)) unnamed.delete(link.url);
    const wordless = unnamed.size > 0 ? internal.filter((link) => leadsOn(link) && unnamed.has(link.url)) : [];
    if (wordless.length === 0) return pass();
    const examples = wordless.slice(0, MOST_SHOWN).map(shownLink);
    return fail({ at: "a[href]", saw: { links: wordless.length, examples }, expected: "text, alt or aria-label" });
  },
});

const HASH = 0x23;
const leadsOn = ({ href }: InternalLink): boolean => href.charCodeAt(0) !== HASH;
const isNamed = ({ text, label }: InternalLink): boolean => text !== "" || label !== "";
