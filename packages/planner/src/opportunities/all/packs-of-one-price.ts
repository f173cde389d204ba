import { askedPrice } from "@audit/rules/reading/sold-pages";
import { counted } from "@audit/rules/wording/plural";
import { quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

/** Units of the SI, and those of clothes and pictures, tell sizes; any other word behind a number counts pieces. */
const SIZE =
  /^(?:[munkcd]?[mgl]|mm|cm|km|kg|mg|ml|cl|dl|lt|w|kw|v|mah|ah|wh|kwh|hz|gb|tb|mb|mp|bar|lm|k|inch|zoll|oz|lb|lbs|ft|x)$/;
const FEWEST_WORDS = 2;
/** Of a pack with twice as much, the same price is a slip or a bargain that nobody is told of. */
const TIMES = 2;

/** Packs of one product that hold different numbers of pieces and cost the same. */
export const packsOfOnePrice: Opportunity = {
  id: "packs-of-one-price",
  category: "content",
  area: "ecommerce",
  find: ({ view }) => {
    const { products } = shopPages(view);
    const packs = products.flatMap((one): Pack[] => {
      const price = askedPrice(one.page);
      const pack = packOf(one);
      return pack === null || price === null || price <= 0 ? [] : [{ ...pack, one, price }];
    });
    const groups = [...Map.groupBy(packs, ({ stem, price }) => `${stem} ${price}`).values()].filter((same) => {
      const pieces = same.map((pack) => pack.pieces);
      return same.length > 1 && Math.max(...pieces) >= TIMES * Math.min(...pieces);
    });
    const [[first, second] = []] = groups;
    if (first === undefined || second === undefined) return [];
    const all = groups.flat();
    return [
      {
        of: "",
        title: `Check the price of ${counted(all.length, "pack")} that ${all.length === 1 ? "costs" : "cost"} the same and ${all.length === 1 ? "holds" : "hold"} different numbers of pieces`,
        problem: `${quote(first.one.name, 70)} and ${quote(second.one.name, 70)} both cost ${first.price}. One of the two prices may be a slip: then you lose money with each order, or the customers who see both.`,
        steps: [
          "Compare each group below with your price list; where the prices are meant, say so on the pages, such as what is different in the set.",
        ],
        code: sheet(
          ["group", "product", "pieces", "price", "address"],
          groups.flatMap((same, index) =>
            same.map(({ one, pieces, price }) => [String(index + 1), one.name, String(pieces), String(price), one.url]),
          ),
        ),
        value: "No order is sold below its price, and no buyer wonders which page is right.",
        check: `Open ${first.one.url} and ${second.one.url}. Expected: prices as in your price list.`,
        urls: all.map(({ one }) => one.url),
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: "quarter",
        doneBy: "owner",
      },
    ];
  },
};

interface Pack {
  readonly one: NamedPage;
  readonly stem: string;
  readonly pieces: number;
  readonly price: number;
}

/** A name that ends with a number of pieces, and the rest of it. */
function packOf({ tokens }: NamedPage): Pick<Pack, "stem" | "pieces"> | null {
  const [count = "", unit = ""] = tokens.slice(-2);
  const stem = tokens.slice(0, -2);
  if (!/^[1-9]\d{0,3}$/.test(count) || !/^\p{L}{2,}$/u.test(unit) || SIZE.test(unit)) return null;
  return stem.length < FEWEST_WORDS ? null : { stem: stem.join(" "), pieces: Number(count) };
}
