import type { PageFacts } from "@audit/facts";
import { refusalOf } from "@audit/rules/fixes/guard/guard";
import type { Patch } from "@audit/rules/fixes/patches/patch";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { viewOf } from "../testing/plan-case.ts";

const ORIGIN = "https://shop.example";
const TEXT =
  "This kettle is made of copper by hand in our small workshop near the river and holds two litres of water for six cups of tea.";
const OTHER =
  "The guide explains how to descale kettles with vinegar, lemon juice or citric acid, step by step, without scratching the metal inside.";
const BUY = '<p class="price">€ 49.90</p><button>Add to cart</button>';

const product = (name: string, main = `<p>${TEXT}</p>${BUY}`): string =>
  pageHtml({ title: `${name} | Brewster | Kiln`, h1: name, main });

/** A list of four goods. */
const list = (name: string): string => {
  const card = (one: string): string =>
    `<li class="product"><a href="/p/${one}"><h3>${one}</h3></a><span class="price">€ 4.90</span><button>Add to cart</button></li>`;
  return pageHtml({
    title: `${name} | Kiln`,
    h1: name,
    main: `<ul>${["ash", "elm", "fir", "oak"].map(card).join("")}</ul>`,
  });
};

const view = viewOf({
  pages: {
    "/": pageHtml({ title: "Kiln", main: `<p>${OTHER}</p>` }),
    "/p/kettle-x200": product("Kettle X200"),
    "/p/kettle-x200-copy": product("Kettle X200"),
    "/p/kettle-x250": product("Kettle X250"),
    "/p/kettle-x300": product("Kettle X300", `<p>${OTHER}</p>${BUY}`),
    "/p/empty": pageHtml({ title: "Empty | Kiln", main: "" }),
    "/p/pot": product("Pot"),
    "/de/p/kettle": product("Kessel").replace('lang="en"', 'lang="de"'),
    "/guides/descale": pageHtml({ title: "How to descale a kettle | Kiln", main: `<p>${OTHER}</p>` }),
    "/old": pageHtml({ title: "Old | Kiln", head: '<meta http-equiv="refresh" content="0;url=/p/pot">' }),
    "/cart": pageHtml({ title: "Cart | Kiln", head: '<meta name="robots" content="noindex">' }),
    "/contact": pageHtml({ title: "Contact | Kiln", main: "<p>Write to us.</p>" }),
    "/bowls": list("Bowls"),
    "/all-bowls": list("Bowls"),
    "/plates": list("Plates"),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [`/n/${number}`, pageHtml({ title: `Note ${number} | Kiln` })]),
    ),
  },
  robots: "User-agent: *\nDisallow: /cart\n",
});

const on = (path: string, op: string, after: string | null, more: Partial<Patch> = {}): Patch =>
  ({ at: "page", url: ORIGIN + path, op, before: null, after, ...more }) as Patch;

const title = (text: string, path = "/p/kettle-x200"): Patch =>
  on(path, "title", text, { before: view.pageAt(ORIGIN + path)?.head.titles[0] ?? null });

const trail = (first: string): Patch => {
  const step = (position: number, name: string, item?: string) => ({ "@type": "ListItem", position, name, item });
  const itemListElement = [step(1, "Home", ORIGIN + first), step(2, "Pot")];
  const block = { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement };
  return on("/p/pot", "jsonld", JSON.stringify(block), { key: "BreadcrumbList" });
};

test("an address that was written without its scheme, or left over from building the site, may be completed", () => {
  const link = (before: string, after: string): string | null =>
    refusalOf(on("/p/pot", "link", after, { before }), view);
  expect(link("mail@shop.example", "mailto:mail@shop.example")).toBeNull();
  expect(link("http://The%20club:%20https://www.club.example", "https://www.club.example")).toBeNull();
  expect(link("http://127.0.0.1:5500/contact", `${ORIGIN}/contact`)).toBeNull();
  expect(link("http://127.0.0.1:5500/", `${ORIGIN}/`)).not.toBeNull();
  expect(link("/contact", "https://other.example/contact")).not.toBeNull();
});

test("a heading of the page breaks off nowhere, be its last word a little one elsewhere", () => {
  const ed = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      "/p": pageHtml({ title: "", h1: "Privacy at Bread by Ed", main: `<p>${TEXT}</p>` }).replace(
        'lang="en"',
        'lang="it"',
      ),
    },
  });
  expect(
    refusalOf({ at: "page", url: `${ORIGIN}/p`, op: "title", before: null, after: "Privacy at Bread by Ed" }, ed) ?? "",
  ).not.toMatch(/breaks off/);
});

test("a trail whose steps answer may be pasted", () => {
  expect(refusalOf(trail("/"), view)).toBeNull();
});

const ended = viewOf({
  robots: "User-agent: *\nDisallow: /closed/\n",
  pages: {
    "/": pageHtml({ title: "Kiln" }),
    ...Object.fromEntries(
      ["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak"].map((name) => [
        `/${name.toLowerCase()}`,
        pageHtml({ title: `${name} bowl | Килн`, main: `<p>${TEXT}</p>` }),
      ]),
    ),
  },
});

test.each<[string, string, string, RegExp]>([
  ["a title in capitals", "title", "COPPER KETTLE FOR SIX | Kiln", /capitals/],
  ["a title with one name twice", "title", "Ash bowl | Kiln | Kiln", /twice/],
  ["a title of a filtered list", "title", "Bowls – Tagged “Ash” | Kiln", /page of a list/],
  ["a heading of a later page", "h1", "Page 27", /page of a list/],
  ["a heading of one short word", "h1", "All", /too few/],
  [
    "a description that stutters",
    "description",
    "A bowl of soft natural ash wood. Made of soft natural ash wood for you.",
    /twice/,
  ],
  ["a small picture as preview", "og:image", `${ORIGIN}/img/banner_320x.jpg`, /too small/],
  ["a picture that crawlers may not fetch as preview", "og:image", `${ORIGIN}/closed/ash.jpg`, /robots\.txt/],
])("%s is refused", (_what, op, text, why) => {
  expect(refusalOf(on("/ash", op, text), ended)).toMatch(why);
});

test.each<[string, Patch, RegExp]>([
  ["a trail with a step that nothing answers at", trail("/p/httpkiln.local/"), /step of the trail/],
  [
    "a redirect to a page that forwards again",
    { at: "redirects", url: `${ORIGIN}/gone`, op: "redirect", key: "301", before: "/gone", after: `${ORIGIN}/old` },
    /forwards its visitors again/,
  ],
  ["a canonical that hides the home page", on("/", "canonical", `${ORIGIN}/p/pot`), /stay findable/],
  ["a canonical of a list to another list", on("/plates", "canonical", `${ORIGIN}/bowls`), /stay findable/],
  ["a canonical of a contact page", on("/contact", "canonical", `${ORIGIN}/p/pot`), /stay findable/],
  ["a canonical to other words", on("/p/kettle-x200", "canonical", `${ORIGIN}/p/kettle-x300`), /don't say the same/],
  [
    "a canonical of one product to another with the same text",
    on("/p/kettle-x200", "canonical", `${ORIGIN}/p/kettle-x250`),
    /don't say the same/,
  ],
  ["a canonical to another language", on("/p/kettle-x200", "canonical", `${ORIGIN}/de/p/kettle`), /another language/],
  ["a canonical to an address that nobody saw", on("/p/pot", "canonical", `${ORIGIN}/gone`), /not seen to answer/],
  [
    "a link to an empty page",
    on("/p/pot", "link", `${ORIGIN}/p/empty`, { before: `${ORIGIN}/p/old` }),
    /nothing of its own/,
  ],
  [
    "a link home in place of a dead one",
    on("/p/pot", "link", `${ORIGIN}/`, { before: `${ORIGIN}/p/old` }),
    /home page/,
  ],
  [
    "an address in instructions",
    on("/guides/descale", "link", `${ORIGIN}/`, { before: "http://localhost:3000/" }),
    /example/,
  ],
  ["a cart that would be found", on("/cart", "robots", "index, follow"), /one visitor/],
  ["a hidden home page", on("/", "robots", "noindex"), /stay findable/],
  ["a title with a gap", title("Kettle X200 – [fill in: what sets it apart]"), /what sets it apart/],
  ["a preview with a gap", on("/p/pot", "og:image", "[fill in: address of a picture]"), /address of a picture/],
  ["a title that stands there", title("Kettle X200  | Brewster | Kiln"), /stands there already/],
  [
    "a robots tag in another order",
    on("/p/pot", "robots", "follow,index", { before: "index, follow" }),
    /stands there/,
  ],
  [
    "a language version that is named",
    on("/p/pot", "hreflang", `${ORIGIN}/p/pot`, { key: "en", before: `${ORIGIN}/p/pot` }),
    /stands there already/,
  ],
  [
    "markup of one product on the home page",
    on("/", "jsonld", '{"@type":"Product","name":"Pot"}', { key: "Product" }),
    /more than one product/,
  ],
  ["a preview's title of several pages", on("/p/pot", "og:title", "Kettle X200 | Brewster | Kiln"), /several pages/],
  ["a lost model", title("Kettle of copper, made by hand | Kiln"), /lose .*“X200”/],
  ["a dangling word", title("Kettle X200 for tea and | Brewster | Kiln"), /breaks off/],
  ["a template's mark", title("Kettle X200 (copy) | Brewster"), /filler/],
  ["the name of a file", title("Kettle X200 IMG_20241.jpg"), /name of a file/],
  ["words run together", title("Kettle X200 Handmadefromcoppersheetsbyhandinourworkshop"), /run together/],
  ["another script", title("Медный чайник ручной работы X200"), /another script/],
  ["a title that stands elsewhere", title("Pot | Brewster | Kiln"), /same title/],
  [
    "a sentence without an end",
    on("/p/pot", "description", "This pot is made by hand in our workshop and"),
    /breaks off/,
  ],
  ["a description that was cut", on("/p/pot", "description", "This pot is made by hand in our …"), /breaks off/],
  ["no words at all", on("/p/pot", "alt", ""), /no words/],
  ["a picture that networks don't show", on("/p/pot", "og:image", `${ORIGIN}/img/logo.svg`), /don't show/],
  [
    "a listed cart",
    { at: "sitemap", url: `${ORIGIN}/sitemap.xml`, op: "add", before: null, after: `${ORIGIN}/cart` },
    /may not list/,
  ],
  [
    "a living page taken off the list",
    { at: "sitemap", url: `${ORIGIN}/sitemap.xml`, op: "remove", before: `${ORIGIN}/p/pot`, after: null },
    /to be found/,
  ],
  [
    "a redirect of the home page",
    { at: "redirects", url: `${ORIGIN}/`, op: "redirect", key: "301", before: "/", after: `${ORIGIN}/p/pot` },
    /home page stays/,
  ],
  [
    "a cart opened in robots.txt",
    {
      at: "robots.txt",
      url: `${ORIGIN}/robots.txt`,
      op: "line",
      before: "User-agent: *\nDisallow: /cart",
      after: "User-agent: *\nDisallow:",
    },
    /single visitors/,
  ],
  [
    "products closed in robots.txt",
    { at: "robots.txt", url: `${ORIGIN}/robots.txt`, op: "line", before: null, after: "User-agent: *\nDisallow: /p/" },
    /close pages/,
  ],
])("%s is refused", (_name, patch, why) => {
  expect(refusalOf(patch, view)).toMatch(why);
});

test.each<[string, Patch]>([
  ["a canonical of a list to the same list", on("/all-bowls", "canonical", `${ORIGIN}/bowls`)],
  ["a page's own canonical", on("/p/pot", "canonical", `${ORIGIN}/p/pot`)],
  ["a canonical to the same words", on("/p/kettle-x200-copy", "canonical", `${ORIGIN}/p/kettle-x200`)],
  [
    "a link to what the old address said",
    on("/p/pot", "link", `${ORIGIN}/p/kettle-x200`, { before: `${ORIGIN}/p/x200` }),
  ],
  ["a title with brand and model", title("Kettle X200 – copper, two litres | Brewster")],
  [
    "a whole sentence",
    on("/p/pot", "description", "This pot of copper holds two litres of water and keeps it warm for a whole evening."),
  ],
  ["an address written out", on("/p/pot", "canonical", `${ORIGIN}/p/pot`, { before: "/p/pot" })],
  ["a robots tag that says more", on("/p/pot", "robots", "index, max-snippet:-1", { before: "index" })],
  [
    "a search that is closed",
    {
      at: "robots.txt",
      url: `${ORIGIN}/robots.txt`,
      op: "line",
      before: null,
      after: "User-agent: *\nDisallow: /*?s=",
    },
  ],
])("%s passes", (_name, patch) => {
  expect(refusalOf(patch, view)).toBeNull();
});

const block = (json: object): string => JSON.stringify({ "@context": "https://schema.org", ...json });
const markup = (before: object | null, after: object): Patch =>
  on("/p/pot", "jsonld", block(after), { before: before && block(before), key: "Product" });

test.each<[string, Patch, RegExp | null]>([
  ["a new block", markup(null, { "@type": "Product", name: "Pot" }), null],
  [
    "a completed block",
    markup({ "@type": "Product", name: "Pot" }, { "@type": "Product", name: "Pot", sku: "1" }),
    null,
  ],
  [
    "a lost type",
    markup({ "@type": "ContactPage", name: "A" }, { "@type": "BreadcrumbList", name: "A" }),
    /type ContactPage/,
  ],
  [
    "a lost property",
    markup({ "@type": "Product", name: "A", sku: "1" }, { "@type": "Product", name: "A" }),
    /sku would be lost/,
  ],
  ["a slip of the pen", markup({ "@type": "Produkt", name: "A" }, { "@type": "Product", name: "A" }), null],
  ["two names", markup(null, { "@type": "Product", name: ["A", "B"] }), /name would be a list/],
  ["an empty value", markup(null, { "@type": "Product", name: "" }), /empty/],
  ["a price in words", markup(null, { "@type": "Offer", price: "19,90 €" }), /no number/],
])("of markup %s", (_name, patch, why) => {
  const refusal = refusalOf(patch, view);
  if (why === null) expect(refusal).toBeNull();
  else expect(refusal).toMatch(why);
});

test("a page's kind is the one that the site's reading gives it", () => {
  const kinds = ["/", "/cart", "/contact"].map(
    (path): PageFacts["kind"] | undefined => view.pageAt(ORIGIN + path)?.kind,
  );
  expect(kinds).toEqual(["home", "cart", "contact"]);
});

test("each article keeps its own price, and no step of a trail leads to another site", () => {
  const offers = (...prices: readonly [string, string][]) =>
    JSON.stringify({
      "@type": "Product",
      name: "Pot",
      offers: prices.map(([sku, price]) => ({ "@type": "Offer", sku, price, priceCurrency: "EUR" })),
    });
  const change = (after: string): string | null =>
    refusalOf(on("/p/pot", "jsonld", after, { key: "Product", before: offers(["A", "31.90"], ["B", "33.90"]) }), view);
  expect(change(offers(["A", "33.90"], ["B", "33.90"]))).toMatch(/price/);
  expect(change(offers(["B", "33.90"], ["A", "31.9"]).replace("Pot", "Clay pot"))).toBeNull();
  const trail = (item: string): string =>
    JSON.stringify({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Goods", item },
        { "@type": "ListItem", position: 2, name: "Pot" },
      ],
    });
  expect(refusalOf(on("/p/pot", "jsonld", trail("https://maker.example.org/goods/")), view)).toMatch(/another site/);
  expect(refusalOf(on("/p/pot", "jsonld", trail(`${ORIGIN}/`)), view)).toBeNull();
});

test("a second writing of an address leaves the sitemap, its page is found under the first", () => {
  const twice = viewOf({ pages: { "/p/pot": product("Pot"), "/p//pot": product("Pot") } });
  const gone = { at: "sitemap", url: `${ORIGIN}/sitemap.xml`, op: "remove", after: null } as const;
  expect(refusalOf({ ...gone, before: `${ORIGIN}/p//pot` }, twice)).toBeNull();
  expect(refusalOf({ ...gone, before: `${ORIGIN}/p/pot` }, twice)).not.toBeNull();
});

test("a sentence that a system writes into each new site is no text for a page, in any language", () => {
  const preview = (after: string): Patch => ({
    at: "page",
    url: `${ORIGIN}/p/pot`,
    op: "og:title",
    before: null,
    after,
  });
  expect(refusalOf(preview("Kiln – Só mais um site WordPress"), view)).not.toBeNull();
  expect(refusalOf(preview("Pot | Brewster"), view)).toBeNull();
});
