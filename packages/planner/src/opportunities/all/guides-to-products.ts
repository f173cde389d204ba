import { html, htmlComment } from "@audit/rules/escape/html";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import { partFinder } from "../listed-parts.ts";
import { linkedAt, mentionFinder, nameable } from "../mentions.ts";
import type { Opportunity } from "../opportunity.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const MOST_GUIDES = 60;

/** Sentences of the page itself; shorter ones are headings, rows and buttons. */
const SPOKEN = 60;

/** Texts, and sets of goods, that name products in full and link to none of those: the reader is convinced and has to search. */
export const guidesToProducts: Opportunity = {
  id: "guides-to-products",
  category: "content",
  area: "internal-links",
  find: ({ view }) => {
    const { guides, products } = shopPages(view);
    const goods = nameable(products, view);
    const mentions = mentionFinder(goods);
    const spoken = mentionFinder(goods, ({ text }) => text.paragraphs.filter((one) => one.length >= SPOKEN));
    const parts = partFinder(goods);
    const rowsOf = (pages: readonly NamedPage[], find: (guide: NamedPage) => readonly NamedPage[]): Row[] =>
      pages.flatMap((guide) => {
        const named = find(guide);
        if (named.length === 0) return [];
        const isLinked = linkedAt(guide.url, view);
        const unlinked = named.filter((one) => !isLinked(one));
        return unlinked.length === 0 ? [] : [{ guide, unlinked }];
      });
    // What lists goods is no text about them.
    const texts = guides.filter(({ page }) => page.kind === "article" || page.commerce.productCards === 0);
    const rows = [
      ...rowsOf(texts, ({ page }) => (page.kind === "article" ? mentions : spoken)(page)),
      // A set that lists what is in it.
      ...rowsOf(products, setFinder(products, parts)),
    ].slice(0, MOST_GUIDES);
    const [first] = rows;
    if (first === undefined) return [];
    const names = rows.flatMap(({ unlinked }) => unlinked);
    const linked = new Set(names.map(({ url }) => url)).size;
    return [
      {
        of: "",
        title: `Link ${counted(linked, "product")} named in ${rows.length === 1 ? quote(first.guide.name, 60) : counted(rows.length, "page")} to ${linked === 1 ? "its page" : "their pages"}`,
        problem: `${first.guide.url} names ${listed(first.unlinked.map(({ name }) => quote(name, 50)))} and links to ${first.unlinked.length === 1 ? "no page of it" : "none of them"}${rows.length === 1 ? "" : `; ${counted(rows.length - 1, "other page does", "other pages do")} the same with others`}. A reader who is convinced has to search.`,
        steps: [
          "Open each page below and find the names in its text.",
          "Put the link around the name where it stands first; leave the text as it is.",
        ],
        code: rows.map(codeOf).join("\n\n"),
        value: `Readers of ${counted(rows.length, "page")} are a click away from what they read about, and search engines learn that the two belong together.`,
        check: `Open ${first.guide.url}. Expected: each name leads to its product.`,
        urls: rows.map(({ guide }) => guide.url),
        outOf: Math.max(rows.length, guides.length),
        kind: rows.length === 1 ? first.guide.page.kind : null,
        impact: "medium",
        work: rows.length > 4 ? "hour" : "quarter",
        doneBy: "writer",
      },
    ];
  },
};

/** What more of the product pages list stands in a box that all of them have. */
const IN_A_BOX = 0.2;
const FEWEST_IN_A_BOX = 4;
/** One row may be a headline; a set lists several things. */
const FEWEST_PARTS = 2;

/** The parts that a set lists, without the goods that a box recommends on page after page. */
function setFinder(
  products: readonly NamedPage[],
  parts: (page: NamedPage["page"]) => readonly NamedPage[],
): (set: NamedPage) => readonly NamedPage[] {
  const found = new Map(products.map((one) => [one.url, parts(one.page)]));
  const times = Map.groupBy(
    [...found.values()].flat().map(({ url }) => url),
    (url) => url,
  );
  const isBoxed = ({ url }: NamedPage): boolean =>
    (times.get(url)?.length ?? 0) >= Math.max(FEWEST_IN_A_BOX, IN_A_BOX * products.length);
  return ({ url }) => {
    const own = (found.get(url) ?? []).filter((part) => !isBoxed(part));
    return own.length >= FEWEST_PARTS ? own : [];
  };
}

interface Row {
  readonly guide: NamedPage;
  readonly unlinked: readonly NamedPage[];
}

const codeOf = ({ guide, unlinked }: Row): string =>
  [htmlComment(guide.url), ...unlinked.map(({ url, name }) => `<a href="${html(url)}">${html(name)}</a>`)].join("\n");
