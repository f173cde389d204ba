import { html } from "../../escape/html.ts";
import { linkWords } from "../../view/page-words.ts";
import type { SiteView } from "../../view/site-view.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";

/** Hrefs that the evidence quotes, resolved against the page. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(href|url|link)$/.test(key) && typeof inner === "string" ? [inner.replace(/^["“]|["”]$/g, "")] : hrefsIn(inner),
  );
}

const nameOf = (url: string, view: SiteView): string =>
  view.pageAt(url) ? linkWords(url, view) : fillIn("where the link leads");

/** Links without words, each with the name of the page behind it. */
export const namedLinks: Fixer = perPage({
  make: (page, view, { evidence }) => {
    const urls = hrefsIn(evidence.saw).flatMap((href) =>
      URL.canParse(href, page.url) ? [[href, new URL(href, page.url).href]] : [],
    );
    const links = urls
      .slice(0, 5)
      .map(([href, url]) => `<a href="${html(href!)}" aria-label="${html(nameOf(url!, view))}">`);
    return links.join("\n") || null;
  },
  pattern: () => '<a href="{address}" aria-label="{name of the page behind it}">',
});
