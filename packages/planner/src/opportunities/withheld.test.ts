import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";
import { findOpportunities } from "./find-opportunities.ts";

const page = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><span class="total">€0.00</span></header><main><h1>${title}</h1>${main}</main></body></html>`;

interface Goods {
  readonly name: string;
  readonly price?: string;
  readonly brand?: string;
  readonly text?: string;
  readonly ratings?: number;
}

const product = ({ name, price = "19.90", brand, text = `All of ${name} in few words.`, ratings }: Goods): string => {
  const rating = ratings && { "@type": "AggregateRating", ratingValue: "4.5", reviewCount: `${ratings}` };
  const json = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    brand: brand && { "@type": "Brand", name: brand },
    aggregateRating: rating,
    offers: { "@type": "Offer", price, priceCurrency: "EUR" },
  };
  const shown = ratings === undefined ? "" : `<p>4.5 stars of ${ratings} reviews</p>`;
  return page(
    name,
    `<p class="price">€${price}</p><button class="add-to-cart">Add to cart</button><p>${text}</p>${shown}`,
    `<meta name="description" content="${text}"><script type="application/ld+json">${JSON.stringify(json)}</script>`,
  );
};

const pathOf = ({ name }: Goods): string => `/products/${name.toLowerCase().replaceAll(" ", "-")}`;
const cards = (goods: readonly Goods[]): string =>
  `<ul>${goods.map((one) => `<li class="product"><a href="${pathOf(one)}"><img src="${pathOf(one)}.jpg" alt="">${one.name}</a> <span class="price">€${one.price ?? "19.90"}</span></li>`).join("")}</ul>`;
const shop = (goods: readonly Goods[], more: Record<string, string> = {}): SiteCase => ({
  pages: {
    "/": page(
      "Quiet Harbour",
      '<p>We sell goods.</p><a href="/collections/goods">Goods</a>',
      '<meta property="og:site_name" content="Quiet Harbour">',
    ),
    "/collections/goods": page("Goods", cards(goods)),
    ...Object.fromEntries(goods.map((one) => [pathOf(one), product(one)])),
    ...more,
  },
});

const found = (id: string, site: SiteCase, failing: Parameters<typeof findOpportunities>[1] = []) =>
  findOpportunities(viewOf(site), failing).filter(({ rule }) => rule === id);

const NAMES = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew"];
const bowls = (more: (index: number) => Partial<Goods> = () => ({})): Goods[] =>
  NAMES.map((name, index) => ({ name: `${name} bowl`, ...more(index) }));

test("a table compares goods of one kind by two measures at least", () => {
  const sizes = (index: number): string => `It is ${index + 10} cm wide`;
  const two = bowls((index) => ({ text: `${sizes(index)} and holds ${index + 2} l of soup.` }));
  expect(found("comparison-tables", shop(two))[0]?.implementation).toContain("<th>l</th>");
  expect(found("comparison-tables", shop(bowls((index) => ({ text: `${sizes(index)}.` }))))).toEqual([]);
  const mixed = two.map((one, index) => (index % 2 === 0 ? one : { ...one, name: `${NAMES[index]} lamp` }));
  expect(found("comparison-tables", shop(mixed))).toEqual([]);
});

test("a brand is one where a product's name holds it", () => {
  const others: Goods[] = ["Aster", "Briar", "Clover", "Dahlia", "Erica", "Fern", "Gorse", "Iris", "Jasmin"].map(
    (name) => ({ name: `${name} vase` }),
  );
  const branded = (brand: string, name: (own: string) => string) =>
    found("brand-pages", shop([...bowls().map((one) => ({ ...one, name: name(one.name), brand })), ...others]));
  expect(branded("Kilnwood", (own) => `Kilnwood ${own}`)).toHaveLength(1);
  expect(branded("Merkloos", (own) => own)).toEqual([]);
  // What goods fit stands behind what they are.
  expect(branded("Kilnwood", (own) => `${own} stand for the Kilnwood`)).toEqual([]);
});

test("nobody knows the best products without clicks or ratings", () => {
  expect(found("home-links", shop(bowls()))).toEqual([]);
  const [rated] = found("home-links", shop(bowls((index) => (index > 7 ? { ratings: index * 10 } : {}))));
  expect(rated?.implementation).toContain("Yew bowl");
  expect(rated?.implementation).not.toContain("Ash bowl");
  const clicked = {
    ...shop(bowls()),
    clicks: { "/products/elm-bowl": 9, "/products/oak-bowl": 4, "/products/fir-bowl": 2 },
  };
  expect(found("home-links", clicked)[0]?.implementation?.match(/>(\w+) bowl/g)).toEqual([
    ">Elm bowl",
    ">Oak bowl",
    ">Fir bowl",
  ]);
});

const guide = (text: string): string =>
  page(
    "How we work",
    `<article><p>${`${text} is what we speak of here, and there is more to say of it. `.repeat(30)}</p></article>`,
  );

test("a text names goods by names of their own, and a link to the index file of a folder leads there", () => {
  const goods = bowls();
  const asked = (text: string, more: readonly Goods[] = []) =>
    found("guides-to-products", shop([...goods, ...more], { "/guides/work": guide(text) }));
  expect(asked("The Hazel bowl")).toHaveLength(1);
  expect(asked("The Hazel bowl", [{ name: "Hazel  bowl" }])).toEqual([]);
  expect(asked("Quiet Harbour", [{ name: "| Quiet Harbour" }])).toEqual([]);
  // A word of the language, a name within another's name, and what has no price.
  expect(asked("Some hazel bowl")).toEqual([]);
  expect(asked("The Hazel bowl", [{ name: "Hazel bowl with lid" }])).toEqual([]);
  const linked = guide("The Hazel bowl").replace(
    "</article>",
    '<a href="/products/hazel-bowl/index.html">card</a></article>',
  );
  const folders = shop(goods, { "/guides/work": linked });
  const { "/products/hazel-bowl": hazel = "", ...others } = folders.pages;
  expect(found("guides-to-products", { pages: { ...others, "/products/hazel-bowl/": hazel } })).toEqual([]);
});

test("a text that is no article names goods in its sentences, and a list of goods does not", () => {
  const sentence = "Our Hazel bowl is what we take to work each day, for it is light and holds a whole meal.";
  const text = (more: string): string => page("Eating at work", `${`<p>${sentence}</p>`.repeat(20)}${more}`);
  const asked = (html: string) => found("guides-to-products", shop(bowls(), { "/eating-at-work": html }));
  expect(asked(text(""))).toHaveLength(1);
  expect(asked(text(cards(bowls().slice(4, 9))))).toEqual([]);
  expect(
    asked(
      text("")
        .replaceAll(sentence, "<b>Hazel bowl</b>")
        .replace("</main>", `<p>${"We eat at work. ".repeat(90)}</p></main>`),
    ),
  ).toEqual([]);
});

test("a set names the goods in it where its rows begin with their full names", () => {
  const set = (rows: readonly string[], beside = "") => {
    const made = shop([...bowls(), { name: "Table set" }]);
    const path = Object.keys(made.pages).find((one) => one.includes("table-set")) ?? "";
    const list = `<ul>${rows.map((row) => `<li>${row}</li>`).join("")}</ul>${beside}</main>`;
    const html = made.pages[path];
    if (typeof html !== "string") throw new Error("The set's page is no text");
    return found("guides-to-products", {
      pages: { ...made.pages, [path]: html.replace("</main>", list) },
    });
  };
  const [task] = set(["1x Hazel bowl, oiled", "2 × Elm bowl", "A cloth"]);
  expect(task?.implementation).toContain(">Hazel bowl</a>");
  expect(task?.implementation).toContain(">Elm bowl</a>");
  expect(set(["Hazel bowl, oiled", "A cloth"])).toEqual([]);
  expect(set(["Made like our Hazel bowl", "Made like our Elm bowl"])).toEqual([]);
  const linked = ["hazel", "elm"].map((name) => `<a href="/products/${name}-bowl">${name}</a>`).join("");
  expect(set(["Hazel bowl", "Elm bowl"], linked)).toEqual([]);
});

test("a box that page after page has is no set of goods", () => {
  const made = shop([...bowls(), { name: "Table set" }]);
  const box = "<ul><li>Hazel bowl, oiled</li><li>Elm bowl</li></ul></main>";
  const boxed = Object.entries(made.pages).map(([path, html]) => [
    path,
    path.startsWith("/products/") && typeof html === "string" ? html.replace("</main>", box) : html,
  ]);
  expect(found("guides-to-products", { pages: Object.fromEntries(boxed) as SiteCase["pages"] })).toEqual([]);
});
