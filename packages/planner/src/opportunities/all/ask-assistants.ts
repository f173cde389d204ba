import type { PageFacts } from "@audit/facts";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { everyItem } from "@audit/rules/reading/structured-data";
import { shopTerms } from "@audit/rules/reading/shop-terms";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages } from "../shop-pages.ts";

const FEWEST = 3;
const MOST_PRICES = 3;
/** Longer texts are several statements in one. */
const LONGEST = 160;

const ASKED = {
  delivery: "How long does it take until goods arrive from",
  returns: "For how long can goods be sent back to",
  free: "From which amount is delivery free at",
} as const;

/** A number in a text may be what is saved; the page's markup has to name it as its price, too. */
const isMarked = ({ structuredData }: PageFacts, price: number): boolean =>
  everyItem(structuredData).some(({ item }) => (item.props.price ?? []).some((value) => Number(value) === price));

/** Questions whose answers stand on the site, to be asked of assistants now and again: the only measure there is. */
export const askAssistants: Opportunity = {
  id: "ask-assistants",
  category: "tools",
  area: "measurement",
  find: ({ view }) => {
    const pages = pagesIn(view.site.pages, readableHtml);
    const { products } = shopPages(view);
    const priced = products.flatMap(({ name, page, url }) => {
      const offer = view.site.meaningOf(view.indexOf(url))?.offer;
      const { price, currency } = { price: null, currency: null, ...offer };
      if (page.kind !== "product" || typeof price !== "number" || currency === null) return [];
      if (!isMarked(page, price)) return [];
      return [[`What does ${name} cost at ${view.name}?`, `${price} ${currency}`, url]];
    });
    const terms = (["delivery", "returns", "free"] as const).flatMap((kind) =>
      shopTerms(pages, kind)
        .toSorted((a, b) => a.text.length - b.text.length)
        .slice(0, 1)
        .filter(({ text }) => text.length <= LONGEST)
        .map(({ text, url }) => [`${ASKED[kind]} ${view.name}?`, text, url]),
    );
    const hours = pages
      .flatMap(({ claims, url }) =>
        claims.hours.slice(0, 1).map(({ text }) => [`When is ${view.name} open?`, text, url]),
      )
      .slice(0, 1);
    const rows = [...priced.slice(0, MOST_PRICES), ...terms, ...hours];
    if (rows.length < FEWEST) return [];
    return [
      {
        of: "",
        title: `Ask three assistants for ${counted(rows.length, "fact")} of your site, now and in eight weeks`,
        problem: `Whether assistants know you and quote you rightly can't be read from a site. ${counted(rows.length, "fact")} whose right answer stands on your pages show it, such as ${quote(rows[0]?.[0] ?? "", 80)}.`,
        steps: [
          "Ask each as a customer would, first without your name, then with it, and write down: named or not, right or wrong, which source.",
          "Look in Search Console once a month at which pages are listed, and why others are not.",
          "Ask again eight weeks after the first ten tasks of this plan are done.",
        ],
        code: sheet(
          ["question", "right answer", "page", "answer now", "answer in 8 weeks"],
          rows.map((row) => [...row, "", ""]),
        ),
        value:
          "It shows which of the tasks changed something, and where a wrong price or term is being told in your name.",
        check: "The sheet is filled in twice. Expected: more answers right, and your pages among the sources.",
        urls: [view.site.home],
        outOf: 1,
        kind: null,
        impact: "low",
        work: "hour",
        doneBy: "owner",
      },
    ];
  },
};
