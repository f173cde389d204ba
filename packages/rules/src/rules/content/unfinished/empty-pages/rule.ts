import type { PageFacts, PageKind } from "@audit/facts";
import { indexableContent, pagesIn } from "../../../../populations.ts";
import { emptyPagesOf } from "../../../../reading/empty-pages.ts";
import { inboundLinks } from "../../../../reading/inbound-links.ts";
import { noted } from "../../../../reading/noted.ts";
import { listedAddresses } from "../../../../reading/sitemap-pages.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { emptyPages } from "./fix.ts";
import { en } from "./words.en.ts";

/** A cart is empty until something lies in it, and the home page has a rule of its own. */
const ELSEWHERE: ReadonlySet<PageKind> = new Set(["home", "cart", "account", "search"]);
/** A link on this share of all pages stands in a menu. */
const IN_MENU = 0.5;
/** So many words that come by scripts are contents. */
const LEAST_FILLED = 20;

/** Overviews that a system makes by itself, and pages that nobody has written yet. */
export const rule = defineSiteRule({
  id: "empty-pages",
  category: "content",
  area: "unfinished",
  severity: "medium",
  fixKind: "config",
  certainty: 0.85,
  reads: ["pages", "graph", "sitemaps", "home", "rendering"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (site) => {
    const pages = pagesIn(site.pages, indexableContent).filter(
      ({ url, kind }) => !ELSEWHERE.has(kind) && url !== site.home,
    );
    const empty = emptyPagesOf(site);
    // What scripts fill is empty to nobody who runs them: that is told of the scripts.
    const filled = new Set(
      site.rendering.pages.flatMap(({ url, raw, rendered }) =>
        rendered.mainWords >= raw.mainWords + LEAST_FILLED ? [url] : [],
      ),
    );
    const found = pages.filter((page) => empty.has(page) && !filled.has(page.url));
    if (found.length === 0) return judgePages([], pages.length);
    const listed = listedAddresses(site);
    const faults = found.map((page) => {
      const links = inboundLinks(site, page.url).all;
      const saw = {
        words: page.text.mainWords,
        links,
        inMenu: links >= site.pages.length * IN_MENU,
        listed: listed.has(page.url),
        twin: pageWithSameText(page, pages, empty),
      };
      return { url: page.url, evidence: { at: "main text", saw, expected: "a text, or no such page" } };
    });
    return judgePages(faults, pages.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["html-empty", "soft-404", "js-main-content-missing", "ai-content-needs-js"], as: "finding" },
    { to: ["canonical-to-empty-page"], as: "task" },
  ],
  replacesPage: true,
  fix: emptyPages,
});

/** The last part of an address that is a word, without its extension. */
const nameOf = noted((page): string => {
  const last = new URL(page.url).pathname.split("/").findLast(Boolean) ?? "";
  return last.replace(/\.\w+$/, "").toLowerCase();
});

const LEAST_NAME = 3;

/** The one page with content whose address ends in the same name: the page itself, of which this is an empty double. */
function pageWithSameText(page: PageFacts, pages: readonly PageFacts[], empty: ReadonlySet<PageFacts>): string | null {
  const name = nameOf(page);
  if (name.length < LEAST_NAME || /^\d+$/.test(name) || name === "index") return null;
  // A list without entries, below an overview of such lists, is no double of what bears the same word.
  const above = new URL(page.url.endsWith("/") ? ".." : ".", page.url).href;
  if ([...empty].some(({ url }) => url === above)) return null;
  const found = pages.filter((one) => one !== page && !empty.has(one) && nameOf(one) === name);
  const [only] = found;
  return found.length === 1 && only !== undefined && only.head.lang === page.head.lang ? only.url : null;
}
