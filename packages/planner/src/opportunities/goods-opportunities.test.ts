import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";
import { findOpportunities } from "./find-opportunities.ts";

interface Goods {
  readonly name: string;
  readonly path?: string;
  readonly price?: string;
  readonly text?: string;
  readonly picture?: string;
}

const pathOf = ({ name, path }: Goods): string => path ?? `/products/${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
const page = (title: string, main: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;
const pictureOf = (one: Goods): string => one.picture ?? `/img/${pathOf(one).split("/").at(-1)}.jpg`;

const product = (one: Goods): string => {
  const { name, price = "19.90", text = `All that there is to say of ${name} in one line.` } = one;
  const json = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    offers: { "@type": "Offer", price, priceCurrency: "EUR" },
  };
  const description = text === "" ? "" : `<meta name="description" content="${text}">`;
  return page(
    name,
    `<img src="${pictureOf(one)}" alt="${name}" width="600" height="600"><p class="price">€${price}</p><button class="add-to-cart">Add to cart</button><p>${text}</p>`,
    `${description}<script type="application/ld+json">${JSON.stringify(json)}</script>`,
  );
};

const cards = (goods: readonly Goods[]): string =>
  `<ul>${goods.map((one) => `<li class="product"><a href="${pathOf(one)}"><img src="${pictureOf(one)}" alt="">${one.name}</a> <span class="price">€${one.price ?? "19.90"}</span></li>`).join("")}</ul>`;
const shop = (goods: readonly Goods[], more: Record<string, string> = {}): SiteCase => ({
  pages: {
    "/": page(
      "Kiln",
      '<p>We sell goods for the house.</p><a href="/collections/all">All goods</a><a href="/blog/choose">Guide</a>',
    ),
    "/collections/all": page("All goods", cards(goods)),
    ...Object.fromEntries(goods.map((one) => [pathOf(one), product(one)])),
    ...more,
  },
});
const taskOf = (site: SiteCase, id: string) => findOpportunities(viewOf(site), []).find(({ rule }) => rule === id);

const OTHERS: readonly Goods[] = ["Blue jug", "Green bowl", "Oak tray", "Wool throw", "Glass lamp"].map((name) => ({
  name,
}));

test("products that share their whole text are listed in groups, each with the words that its name alone has", () => {
  const text = "A board that nobody walks past, for walls and for posts.";
  const alike = ["40 cm", "60 cm", "80 cm", "90 cm"].map((size) => ({ name: `Sign board ${size}`, text }));
  const task = taskOf(shop([...alike, ...OTHERS]), "shared-product-texts");
  expect(task?.affected.count).toBe(4);
  expect(task?.implementation).toContain(`https://shop.example/products/sign-board-40-cm,"${text}",40`);
  expect(taskOf(shop([...alike.slice(0, 1), ...OTHERS]), "shared-product-texts")).toBeUndefined();
});

test("products without a text are listed where the shop describes its others", () => {
  const bare = ["Burn gel", "Burn dressing", "Carry bag"].map((name) => ({ name, text: "" }));
  expect(taskOf(shop([...bare, ...OTHERS]), "undescribed-products")?.affected.count).toBe(3);
  expect(taskOf(shop(bare), "undescribed-products")).toBeUndefined();
});

test("a device and what is named after it at a fraction of its price are linked both ways; a variant is none", () => {
  const device = { name: "Pulse LIFE heater", price: "900.00" };
  const part = { name: "Pulse LIFE heater filter", price: "40.00" };
  const variant = { name: "Pulse LIFE heater white", price: "910.00" };
  const task = taskOf(shop([device, part, variant, ...OTHERS]), "parts-of-devices");
  expect(task?.implementation).toContain('<a href="https://shop.example/products/pulse-life-heater-filter">');
  expect(task?.implementation).not.toContain("white");
});

test("packs with more pieces at the same price are asked about; sizes are not", () => {
  const pack = (pieces: string): Goods => ({ name: `Training pads adult ${pieces}`, price: "63.52" });
  expect(taskOf(shop([pack("1 set"), pack("5 pairs"), ...OTHERS]), "packs-of-one-price")?.affected.count).toBe(2);
  expect(taskOf(shop([pack("40 cm"), pack("80 cm"), ...OTHERS]), "packs-of-one-price")).toBeUndefined();
});

test("sets that show the picture of one of their parts are named with whose picture it is", () => {
  const picture = "/img/oak-tray.jpg";
  const sets = ["Breakfast set", "Garden set"].map((name) => ({ name, picture }));
  const task = taskOf(
    shop([...sets, { name: "Oak tray", picture }, ...OTHERS.filter(({ name }) => name !== "Oak tray")]),
    "borrowed-pictures",
  );
  expect(task?.affected.urls).toEqual([
    "https://shop.example/products/breakfast-set",
    "https://shop.example/products/garden-set",
  ]);
  expect(task?.implementation).toContain(",Oak tray");
});

test("products are led to the guide on their kind that leads to their list", () => {
  const lamps = ["Reef", "Cove", "Bay", "Cape"].map((name) => ({ name: `${name} lantern` }));
  const list = { "/collections/lanterns": page("Lanterns", cards(lamps)) };
  const guide = (more: string) => ({
    "/blog/choose": page(
      "Which lantern do you need?",
      `<article><p>${"A lantern is chosen by its room, and every room asks for another light than the next. ".repeat(20)}</p>${more}</article>`,
    ),
  });
  const leading = guide('<a href="/collections/lanterns">Our lanterns</a>');
  const task = taskOf(shop([...lamps, ...OTHERS], { ...list, ...leading }), "products-to-guides");
  expect(task?.affected.count).toBe(4);
  expect(task?.implementation).toContain('<a href="https://shop.example/blog/choose">Which lantern do you need?</a>');
  expect(taskOf(shop([...lamps, ...OTHERS], { ...list, ...guide("") }), "products-to-guides")).toBeUndefined();
});

test("one value per product is a comparison where it is told in texts only, in a unit of that list", () => {
  const muffs = [21, 24, 27, 30, 33].map((value, index) => ({
    name: `Model ${"ABCDE"[index]} muff`,
    text: `Damps ${value} dB(A) in loud halls and on sites.`,
  }));
  const list = { "/collections/muffs": page("Muffs", cards(muffs)) };
  expect(
    taskOf(shop([...muffs, ...OTHERS], list), "comparison-tables")?.implementation?.match(/<td>\d+ dB\(A\)<\/td>/g),
  ).toHaveLength(5);
  expect(taskOf(shop([...muffs.slice(0, 4), ...OTHERS], list), "comparison-tables")).toBeUndefined();
});

test("kinds of goods that are buttons of a filter only get pages; those that have one don't", () => {
  const letters = ["A", "B", "C", "D", "E", "F", "G", "H"];
  const goods = [
    ...letters.map((letter) => ({ name: `Reef ${letter} pouring jugs` })),
    ...letters.map((letter) => ({ name: `Cove ${letter} deep bowls` })),
  ];
  const buttons = ["All", "Pouring jugs", "Deep bowls", "Lids"]
    .map((label) => `<button type="button" class="chip">${label}</button>`)
    .join("");
  const list = { "/collections/clay": page("Clay", `<div>${buttons}</div>${cards(goods)}`) };
  const own = { "/collections/bowls": page("Deep bowls", cards(goods.slice(8))) };
  const task = taskOf(shop([...goods, ...OTHERS], { ...list, ...own }), "filter-pages");
  expect(task?.title).toBe("Give 1 kind of goods a page of its own, beginning with “Pouring jugs”");
  expect(
    taskOf(shop([...goods, ...OTHERS], { "/collections/clay": page("Clay", cards(goods)) }), "filter-pages"),
  ).toBeUndefined();
});

test("pictures without a size are told with the size of each file, where nearly all were read", () => {
  const goods = ["Reef", "Cove", "Bay"].map((name) => ({ name: `${name} jug` }));
  const bare = shop(goods);
  const pages = Object.fromEntries(
    Object.entries(bare.pages).map(([path, html]) => [
      path,
      typeof html === "string" ? html.replaceAll(' width="600" height="600"', "") : html,
    ]),
  );
  const images = goods.map((one) => ({
    url: pictureOf(one),
    contentType: "image/jpeg",
    size: { width: 832, height: 1000 },
  }));
  expect(taskOf({ pages, images }, "picture-sizes")?.implementation).toContain('width=""832"" height=""1000""');
  expect(taskOf({ pages, images: images.slice(1) }, "picture-sizes")).toBeUndefined();
  // A width would squeeze what may not be taller.
  const limited = Object.entries(pages).map(([path, html]) => [
    path,
    typeof html === "string" ? html.replaceAll("<img ", '<img style="max-height: 700px" ') : html,
  ]);
  expect(taskOf({ pages: Object.fromEntries(limited), images }, "picture-sizes")).toBeUndefined();
});
