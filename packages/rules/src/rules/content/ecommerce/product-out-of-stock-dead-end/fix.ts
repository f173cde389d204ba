import { itemAt } from "@audit/facts";
import type { SiteView } from "../../../../view/site-view.ts";
import { linkingPages } from "../../../../view/internal-links.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { html, htmlComment } from "../../../../escape/html.ts";
import { linkWords } from "../../../../view/page-words.ts";

const MOST = 4;

/** Products that stand beside this one on a listing, best linked first; sold-out ones left out. */
function siblingsOf(url: string, view: SiteView): string[] {
  const { graph } = view.site;
  const listings = linkingPages(graph, url, 50).filter((source) => view.pageAt(source)?.kind === "category");
  const beside = listings.flatMap((listing) =>
    [...graph.outlinks(graph.nodeOf(listing))].map((node) => itemAt(graph.urls, node)),
  );
  const living = [...new Set(beside)].filter((one) => {
    const page = view.pageAt(one);
    return (
      one !== url &&
      page?.kind === "product" &&
      page.indexability.indexable &&
      page.commerce.availability !== "out-of-stock"
    );
  });
  return living.toSorted((a, b) => view.worthOf(b) - view.worthOf(a) || (a < b ? -1 : 1)).slice(0, MOST);
}

const SIMILAR: Readonly<Record<string, string>> = {
  en: "Similar products",
  de: "Ähnliche Produkte",
  fr: "Produits similaires",
  es: "Productos similares",
  it: "Prodotti simili",
  nl: "Gerelateerde producten",
};

const similarProducts = (language: string | null): string =>
  SIMILAR[(language ?? "en").toLowerCase().slice(0, 2)] ?? fillIn("the words for: similar products");

/** Similar products and a place for the reminder. */
export const fix: Fixer = perPage({
  make: (page, view) => {
    const items = siblingsOf(page.url, view).map(
      (url) => `  <li><a href="${html(url)}">${html(linkWords(url, view))}</a></li>`,
    );
    const list =
      items.length > 0 ? ["<ul>", ...items, "</ul>"] : [`<p>${fillIn("links to two or three similar products")}</p>`];
    return [
      htmlComment("below the note that the product is sold out, in the language of the page"),
      `<h2>${similarProducts(page.head.lang ?? view.language)}</h2>`,
      ...list,
      htmlComment("of goods that come back: the day, or a form that sends an e-mail; of single pieces nothing"),
    ].join("\n");
  },
});
