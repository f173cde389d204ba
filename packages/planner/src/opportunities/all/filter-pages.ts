import { normalised, tokensOf } from "@audit/rules/reading/words";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage, type ShopCategory } from "../shop-pages.ts";

/** Fewer products make a thin page. */
const FEWEST_PRODUCTS = 8;
/** What most of a list is needs no page beside it. */
const MOST_OF_LIST = 0.6;
const MOST_PAGES = 6;
const LEAST_LETTERS = 4;

/** Kinds of goods that exist as buttons of a filter only: nobody can find, link or be sent to them. */
export const filterPages: Opportunity = {
  id: "filter-pages",
  category: "content",
  area: "ecommerce",
  find: ({ view }) => {
    const { categories } = shopPages(view);
    const named = new Set(
      view.site.pages.flatMap(({ headings, commerce }) => [
        ...headings.filter(({ level }) => level === 1).map(({ text }) => normalised(text)),
        ...commerce.breadcrumbs.flatMap(({ text, url }) => (url === null ? [] : [normalised(text)])),
      ]),
    );
    const taken = new Set<string>();
    const groups = categories
      .toSorted((a, b) => a.products.length - b.products.length || (a.url < b.url ? -1 : 1))
      .flatMap((list) =>
        (list.page.forms.choices ?? []).flatMap((label): Group[] => {
          const key = normalised(label);
          if (key.length < LEAST_LETTERS || named.has(key) || taken.has(key)) return [];
          const members = list.products.filter((one) => bears(one, key));
          if (members.length < FEWEST_PRODUCTS || members.length > MOST_OF_LIST * list.products.length) return [];
          taken.add(key);
          return [{ label, list, members }];
        }),
      )
      .toSorted((a, b) => b.members.length - a.members.length)
      .slice(0, MOST_PAGES);
    const [first] = groups;
    if (first === undefined) return [];
    return [
      {
        of: "",
        title: `Give ${counted(groups.length, "kind")} of goods a page of ${groups.length === 1 ? "its" : "their"} own, beginning with ${quote(first.label, 40)}`,
        problem: `${listed(groups.map(({ label, members }) => `${quote(label, 40)} (${counted(members.length, "product")})`))} ${groups.length === 1 ? "is" : "are"} only ${groups.length === 1 ? "a button" : "buttons"} above a list, such as that of ${first.list.url}. A button has no address: who searches for just that finds a list of ${counted(first.list.products.length, "product")} or nothing.`,
        steps: [
          "Make a page for each, with its own address and title: the products below as on the category page, and 100 to 150 words on how to choose among them.",
          "Let the buttons lead there as plain links, and link each page from the category that it belongs to. Make no others until these are visited.",
        ],
        code: sheet(
          ["kind", "category", "product", "address"],
          groups.flatMap(({ label, list, members }) => members.map((one) => [label, list.name, one.name, one.url])),
        ),
        value: `${counted(groups.length, "page")} can be found by what people look for, where now there is none.`,
        check: `Open ${first.list.url} and press ${quote(first.label, 40)}. Expected: a page with an address of its own.`,
        urls: [...new Set(groups.map(({ list }) => list.url))],
        outOf: categories.length,
        kind: "category",
        impact: "medium",
        work: "project",
        doneBy: "developer",
      },
    ];

    /** Its page says the label in a text of its own, or its name holds it. */
    function bears({ page, tokens }: NamedPage, key: string): boolean {
      const words = tokensOf(key).join(" ");
      return (
        ` ${tokens.join(" ")} `.includes(` ${words} `) || page.text.paragraphs.some((text) => normalised(text) === key)
      );
    }
  },
};

interface Group {
  readonly label: string;
  readonly list: ShopCategory;
  readonly members: readonly NamedPage[];
}
