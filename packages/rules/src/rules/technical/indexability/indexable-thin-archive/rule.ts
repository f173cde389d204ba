import { isDefaultCategory } from "../../../../knowledge/default-category.ts";
import * as robotsMeta from "../../../../fixes/head/robots-meta.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { isUtilityPath } from "../../../../knowledge/utility-paths.ts";
import { pathOf } from "../../../../reading/address-parts.ts";
import { internalLinks, type InternalLink } from "../../../../reading/page-links.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

/** Archives that a blog system makes by itself: by tag, author or month. */
const ARCHIVE = /\/(tags?|schlagwort|etiqueta|author|autor|auteur)\/[^/]+\/?$|\/(19|20)\d\d\/(0[1-9]|1[0-2])\/?$/i;
/** An author's page with a text about him is worth finding. */
const MOST_WORDS = 150;

export const rule = definePageRule({
  id: "indexable-thin-archive",
  category: "technical",
  area: "indexability",
  severity: "medium",
  fixKind: "meta",
  certainty: 0.75,
  repair: { pasted: true },
  over: pagesOfKind("other", "category", "list", "article"),
  reads: ["url", "links", "structure", "text", "commerce"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (page) => {
    const { url, structure, text, commerce } = page;
    // What nobody sorted is no answer to any search, however much it lists.
    if (isDefaultCategory(url) && !isLaterPage(url))
      return fail({
        at: "address",
        saw: { entries: commerce.productCards, words: text.mainWords, isDefault: true },
        expected: "a name of its own, or noindex",
      });
    if (!ARCHIVE.test(pathOf(url)) || isLaterPage(url) || commerce.productCards > 0) return notApplicable();
    if (!structure.hasMain) return unknown("Content and menus are not told apart: the page has no <main>.");
    const entries = new Set(
      internalLinks(page)
        .filter(isEntry)
        .map((link) => link.url),
    );
    if (entries.size > 1 || text.mainWords > MOST_WORDS) return pass();
    const saw = { entries: entries.size, words: text.mainWords };
    return fail({ at: "main", saw, expected: "several entries, or noindex" });
  },
  words: { en },
  fix: robotsMeta.noindex,
});

/** Links in the content to pages that are no archive, cart or file themselves. */
function isEntry({ url, region, href }: InternalLink): boolean {
  const { pathname } = new URL(url);
  return (
    region === "main" &&
    !href.startsWith("#") &&
    pathname !== "/" &&
    !ARCHIVE.test(pathname) &&
    !isUtilityPath(pathname)
  );
}
