import { html, htmlComment } from "@audit/rules/escape/html";
import { askedPrice } from "@audit/rules/reading/sold-pages";
import { counted } from "@audit/rules/wording/plural";
import { listed, quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { linkedAt } from "../mentions.ts";
import { shopPages, type NamedPage } from "../shop-pages.ts";

/** A name of fewer words is that of a kind of thing. */
const FEWEST_WORDS = 3;
/** What costs so much less than the thing that it is named after is a part of it or goes with it; a variant costs about the same. */
const PART_OF_PRICE = 0.25;
const MOST_PARTS = 8;

/** Things that are bought again for a device (its refills, batteries, spares), which neither lead to it nor it to them. */
export const partsOfDevices: Opportunity = {
  id: "parts-of-devices",
  category: "content",
  area: "internal-links",
  find: ({ view }) => {
    const { products } = shopPages(view);
    const priced = products.flatMap((one): Priced[] => {
      const price = askedPrice(one.page);
      return price === null || price <= 0 ? [] : [{ one, price, words: ` ${one.tokens.join(" ")} ` }];
    });
    const families = priced.flatMap((device): Family[] => {
      if (device.one.tokens.length < FEWEST_WORDS) return [];
      const isLinked = linkedAt(device.one.url, view);
      const parts = priced.filter(
        (other) =>
          other.one !== device.one &&
          other.price <= PART_OF_PRICE * device.price &&
          other.words.includes(device.words) &&
          !isLinked(other.one),
      );
      return parts.length === 0
        ? []
        : [{ device: device.one, parts: parts.slice(0, MOST_PARTS).map(({ one }) => one) }];
    });
    const [first] = families;
    if (first === undefined) return [];
    const parts = new Set(families.flatMap((family) => family.parts.map(({ url }) => url))).size;
    return [
      {
        of: "",
        title: `Link ${counted(families.length, "device")} and the ${counted(parts, "part")} that ${parts === 1 ? "bears" : "bear"} ${families.length === 1 ? "its" : "their"} name to each other`,
        problem: `${listed(first.parts.map(({ name }) => quote(name, 60)))} ${first.parts.length === 1 ? "is" : "are"} named after ${quote(first.device.name, 60)}, and that page leads to ${first.parts.length === 1 ? "it" : "none of them"}. Who owns one comes back for what fits it, and what doesn't fit does not work.`,
        steps: [
          "Look through the matches, which are read from the names; the maker's list decides.",
          "Paste each line below the text of its page, with a word such as “fits” in the language of your shop in front.",
        ],
        code: families.flatMap(linesOf).join("\n\n"),
        value: "Owners find what fits their device, and assistants can answer which part belongs to which.",
        check: `Open ${first.device.url}. Expected: a link to each part that fits.`,
        urls: families.flatMap(({ device, parts: own }) => [device.url, ...own.map(({ url }) => url)]),
        outOf: products.length,
        kind: "product",
        impact: "medium",
        work: families.length > 4 ? "hour" : "quarter",
        doneBy: "writer",
      },
    ];
  },
};

interface Priced {
  readonly one: NamedPage;
  readonly price: number;
  readonly words: string;
}

interface Family {
  readonly device: NamedPage;
  readonly parts: readonly NamedPage[];
}

const anchor = ({ url, name }: NamedPage): string => `<a href="${html(url)}">${html(name)}</a>`;

const linesOf = ({ device, parts }: Family): string[] => [
  [htmlComment(device.url), `<p>${parts.map(anchor).join(", ")}</p>`].join("\n"),
  ...parts.map((part) => [htmlComment(part.url), `<p>${anchor(device)}</p>`].join("\n")),
];
