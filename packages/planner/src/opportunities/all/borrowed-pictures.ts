import { decoded } from "@audit/rules/reading/decoded";
import { fileName } from "@audit/rules/reading/shown-things";
import { tokensOf } from "@audit/rules/reading/words";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { SiteView } from "@audit/rules/view/site-view";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

const FEWEST_WORDS = 2;
/** Names that have so many words in common are those of variants, which one picture may show. */
const ALIKE = 0.5;
const FEWEST_PRODUCTS = 2;

/** Products that show the picture of another one, after which its file is named: sets shown by one of their parts. */
export const borrowedPictures: Opportunity = {
  id: "borrowed-pictures",
  category: "content",
  area: "images",
  find: ({ view, fails }) => {
    if (fails("products-share-picture")) return [];
    const { products } = shopPages(view);
    const shown = products.flatMap((one): Shown[] => {
      const picture = pictureOf(one, view);
      return picture === null ? [] : [{ one, picture }];
    });
    const rows = [...Map.groupBy(shown, ({ picture }) => picture)].flatMap(([picture, same]) => {
      const file = new Set(tokensOf(nameOfFile(picture)));
      const owners = same.filter(
        ({ one }) => one.tokens.length >= FEWEST_WORDS && one.tokens.every((token) => file.has(token)),
      );
      const [owner] = owners;
      if (same.length < 2 || owner === undefined || owners.length > 1) return [];
      return same.flatMap(({ one }) =>
        one === owner.one || areAlike(one, owner.one) ? [] : [{ one, picture, owner: owner.one }],
      );
    });
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST_PRODUCTS) return [];
    return [
      {
        of: "",
        title: `Photograph ${counted(rows.length, "product")} that ${rows.length === 1 ? "shows" : "show"} the picture of another one`,
        problem: `${quote(first.one.name, 60)} shows the picture of ${quote(first.owner.name, 60)}${rows.length === 1 ? "" : `; ${counted(rows.length - 1, "other product does", "other products do")} the same with others`}. Buyers think they see what they get, and in image search the two can't be told apart.`,
        steps: [
          "Take a picture of each product below as it is sold; of a set with everything in it laid out. The same size and ground as your others.",
          "Put it in place of the present file on the page and in the list, and name it after the product.",
        ],
        code: sheet(
          ["product", "address", "picture now", "whose picture it is"],
          rows.map(({ one, picture, owner }) => [one.name, one.url, picture, owner.name]),
        ),
        value: `${counted(rows.length, "product")} ${rows.length === 1 ? "is" : "are"} seen as what ${rows.length === 1 ? "it is" : "they are"}, in lists, shopping results and image search.`,
        check: `Open ${first.one.url}. Expected: a picture of this product.`,
        urls: rows.map(({ one }) => one.url),
        outOf: products.length,
        kind: "product",
        impact: "low",
        work: rows.length > 4 ? "day" : "halfDay",
        doneBy: "owner",
      },
    ];
  },
};

interface Shown {
  readonly one: NamedPage;
  readonly picture: string;
}

const pictureOf = ({ url }: NamedPage, view: SiteView): string | null =>
  (view.site.meaningOf(view.indexOf(url))?.mainImage ?? null)?.split("?")[0] ?? null;

const nameOfFile = (url: string): string => decoded(fileName(new URL(url).pathname)).replace(/\.\w+$/, "");

function areAlike({ tokens }: NamedPage, { tokens: others }: NamedPage): boolean {
  const common = tokens.filter((token) => others.includes(token)).length;
  return common >= ALIKE * Math.min(tokens.length, others.length);
}
