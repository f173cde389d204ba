import type { SiteCase } from "@audit/testkit";
import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf, viewOf } from "../testing/plan-case.ts";
import { productMarkup } from "@audit/rules/fixes/markup/product-markup";
import { articleMarkup } from "@audit/rules/fixes/markup/article-markup";

const NAMES = ["Ash bowl", "Birch bowl", "Cedar bowl", "Elm bowl", "Oak bowl"] as const;
const fileOf = (name: string): string => `/p/${name.toLowerCase().replace(" ", "-")}`;

/** Products that show one another below; the first two have a picture of no kind. */
function product(name: string, index: number): [string, string] {
  const image = index < 2 ? undefined : `https://shop.example/img${fileOf(name)}.jpg`;
  const json = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    image,
    offers: { "@type": "Offer", price: "19.90", priceCurrency: "EUR" },
  };
  const cards = NAMES.filter((other) => other !== name).map(
    (other) => `<a href="${fileOf(other)}"><img src="/img${fileOf(other)}.jpg" alt="${other}"><h4>${other}</h4></a>`,
  );
  const own = image === undefined ? '<img src="" alt="">' : `<img src="${image}" alt="${name}">`;
  const head = `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  const main = `${own}<p>€ 19.90</p><button>Add to cart</button><p>The ${name} is turned by hand and oiled three times.</p><h2>Also nice</h2><div>${cards.join("")}</div>`;
  return [fileOf(name), pageHtml({ title: `${name} | Kiln`, h1: name, head, main })];
}

const shop: SiteCase = {
  pages: {
    "/": pageHtml({ title: "Kiln", main: NAMES.map((name) => `<a href="${fileOf(name)}">${name}</a>`).join("") }),
    ...Object.fromEntries(NAMES.map(product)),
  },
};

const patchesOf = (rule: string, given: SiteCase = shop) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => id === rule),
  ).actions.flatMap(({ patches }) => patches);

test("no product is given the picture of another", () => {
  for (const { after } of patchesOf("product-image-missing")) expect(after).not.toContain("/img/");
});

test("previews show the picture that the product's own data names, though other pages have cards of it", () => {
  const previews = patchesOf("og-missing").filter(({ op }) => op === "og:image");
  expect(Object.fromEntries(previews.map(({ url, after }) => [new URL(url).pathname, after]))).toEqual(
    Object.fromEntries(NAMES.slice(2).map((name) => [fileOf(name), `https://shop.example/img${fileOf(name)}.jpg`])),
  );
});

const article = (picture: string): SiteCase => {
  const json = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "How to oil a bowl",
    datePublished: "2026-01-01",
    author: { "@type": "Person", name: "Ada Potter" },
  };
  const head = `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
  const text = "<p>Rub the oil in with a cloth, wait for a night and polish what is left on the wood.</p>".repeat(3);
  const page = pageHtml({ title: "How to oil a bowl", head, main: `${picture}${text}` });
  return { pages: { "/": shop.pages["/"] ?? "", "/guides/oil": page } };
};

test("article data gets the article's own picture, and none of the goods that it shows", () => {
  const imageOf = (picture: string) => {
    const view = viewOf(article(picture));
    return articleMarkup(view.pageAt("https://shop.example/guides/oil")!, view)["image"];
  };
  expect(imageOf('<img src="/img/oil.jpg" alt="Oil" width="800" height="600">')).toEqual([
    "https://shop.example/img/oil.jpg",
  ]);
  expect(imageOf("")).toContain("[fill in:");
  expect(imageOf('<a href="/p/oak-bowl"><img src="/img/oak.jpg"></a>')).toContain("[fill in:");
});

test("what is welcome in an article's data and not required is told, and no task of its own", () => {
  expect(patchesOf("article-required", article('<img src="/img/oil.jpg" alt="Oil" width="800" height="600">'))).toEqual(
    [],
  );
});

test("product data gets the article number that the page shows as its own", () => {
  const numbered = (path: string, words: string): [string, string] => {
    const json = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: path,
      offers: { "@type": "Offer", price: "9", priceCurrency: "EUR" },
    };
    const head = `<script type="application/ld+json">${JSON.stringify(json)}</script>`;
    return [path, pageHtml({ title: path, head, main: `<p>€ 9.00</p><button>Add to cart</button><p>${words}</p>` })];
  };
  const pages = Object.fromEntries([
    numbered("/p/a", "Артикул: 12202. Our reference for good work since 1990"),
    numbered("/p/b", "SKU TK-77/2"),
    numbered("/p/b/index.html", "SKU TK-77/2"),
    numbered("/p/c", "Art.-Nr. 5000"),
    numbered("/p/d", "Art.-Nr. 5000"),
  ]);
  const patches = patchesOf("product-mpn-sku-missing", {
    business: "online-shop",
    pages: { "/": shop.pages["/"] ?? "", ...pages },
  });
  const numbers = patches.map(({ url, after }) => [
    new URL(url).pathname,
    (JSON.parse(after ?? "{}") as { sku?: string }).sku,
  ]);
  expect(numbers.filter(([, sku]) => sku !== undefined)).toEqual([
    ["/p/a", "12202"],
    ["/p/b", "TK-77/2"],
    ["/p/b/index.html", "TK-77/2"],
  ]);
});

test("pages without a picture of their own get none that the home page shows large: it may be one of its offers", () => {
  const hero = "https://shop.example/img/workshop.jpg";
  const small = "https://shop.example/img/stamp.jpg";
  const given: SiteCase = {
    pages: {
      "/": pageHtml({ title: "Kiln", main: `<img src="${small}" alt=""><img src="${hero}" alt="Our workshop">` }),
      "/story": pageHtml({ title: "Our story | Kiln", main: "<p>We have turned bowls since 1990.</p>" }),
    },
    images: [
      { url: small, size: { width: 90, height: 90 } },
      { url: hero, size: { width: 1200, height: 700 } },
    ],
  };
  const previews = patchesOf("og-missing", given).filter(({ op }) => op === "og:image");
  expect(previews.filter(({ url }) => url.endsWith("/story"))).toEqual([]);
});

test("no marks of a page builder get into a product's description", () => {
  const description = '[vc_row][vc_column width="1/1"]Bows of satin, sewn by hand.[/vc_column]';
  const view = viewOf({
    pages: {
      "/p/bow": pageHtml({
        title: "Bow",
        description: description.replaceAll('"', "&quot;"),
        main: '<img src="/bow.jpg" alt="Bow"><p>€ 9.00</p><button>Add to cart</button>',
      }),
    },
  });
  expect(JSON.stringify(productMarkup(view.pageAt("https://shop.example/p/bow")!, view, []))).not.toContain("vc_");
});

test("previews show a product's own picture, though cards of other pages that lead to it show it, too", () => {
  const bare = Object.fromEntries(
    NAMES.map((name) => {
      const cards = NAMES.filter((other) => other !== name).map(
        (other) => `<a href="${fileOf(other)}"><img src="/img${fileOf(other)}.jpg" alt="${other}"></a>`,
      );
      const main = `<img src="/img${fileOf(name)}.jpg" alt="${name}"><p>€ 19.90</p><button>Add to cart</button><p>The ${name} is turned by hand.</p>${cards.join("")}`;
      return [fileOf(name), pageHtml({ title: `${name} | Kiln`, h1: name, main })];
    }),
  );
  const given: SiteCase = { pages: { "/": shop.pages["/"] ?? "", ...bare } };
  const previews = patchesOf("og-missing", given).filter(({ op, url }) => op === "og:image" && url.includes("/p/"));
  expect(previews.map(({ after }) => after)).toEqual(
    NAMES.map((name) => `https://shop.example/img${fileOf(name)}.jpg`),
  );
});

const withStart = (pages: Record<string, string>, head = ""): SiteCase => ({
  pages: { "/": pageHtml({ title: "Kiln", head }), ...pages },
});
const picturesIn = (rule: string, given: SiteCase): Record<string, string | null> =>
  Object.fromEntries(
    patchesOf(rule, given)
      .filter(({ op }) => op === "og:image")
      .map(({ url, after }) => [new URL(url).pathname, after]),
  );

test("a page is shown by the hero that a style draws, and versions in other languages share theirs", () => {
  const versions = ["en", "de", "fr"].map(
    (language) => `<link rel="alternate" hreflang="${language}" href="https://shop.example/${language}/turning">`,
  );
  const turning = (language: string): [string, string] => [
    `/${language}/turning`,
    pageHtml({
      title: `Turning in ${language}`,
      head: versions.join(""),
      main: `<div style="background-image:url('/img/turning-hero.jpg')"></div><p>We turn wood.</p>`,
    }).replace('lang="en"', `lang="${language}"`),
  ];
  const pages = Object.fromEntries(["en", "de", "fr"].map(turning));
  const hero = "https://shop.example/img/turning-hero.jpg";
  expect(picturesIn("og-missing", withStart(pages))).toMatchObject({
    "/en/turning": hero,
    "/de/turning": hero,
    "/fr/turning": hero,
  });
});

test("a list of goods is shown by its first, as large as the goods' own page has it", () => {
  const cards = NAMES.map(
    (name) =>
      `<li><a href="${fileOf(name)}"><img src="/img${fileOf(name)}-150x150.jpg" width="90">${name}</a> <b>€ 19.90</b></li>`,
  );
  const list = pageHtml({ title: "Bowls | Kiln", main: `<ul>${cards.join("")}</ul>` });
  const pages = { "/product-category/bowls": list, ...Object.fromEntries(NAMES.toReversed().map(product)) };
  expect(picturesIn("og-missing", withStart(pages))["/product-category/bowls"]).toMatch(/\/img\/p\/[a-z]+-bowl\.jpg$/);
});

const YEW = "Yew wood is heavy and red, and we cut it only where a hedge is taken down by the town.";

test("one picture for many pages completes no preview, and a description that is proposed stands in it, too", () => {
  const stand = '<meta property="og:image" content="https://shop.example/share.jpg">';
  const half = (name: string): string =>
    `<meta property="og:title" content="${name}"><meta property="og:type" content="website"><meta property="og:url" content="https://shop.example/${name}">`;
  const words = (name: string): string =>
    `<p>The ${name} wood comes from the hills behind our house and dries for three winters before we turn it into bowls.</p>`;
  const pages = Object.fromEntries(
    ["ash", "elm", "oak"].map((name) => [
      `/${name}`,
      pageHtml({ title: `${name} wood`, head: half(name), main: words(name) }),
    ]),
  );
  const given = withStart({ ...pages, "/yew": pageHtml({ title: "Yew wood", main: `<p>${YEW}</p>` }) }, stand);
  expect(picturesIn("og-incomplete", given)).toEqual({});
  const summary = patchesOf("og-missing", given).find(({ op }) => op === "og:description");
  expect(summary?.after).toBe(YEW);
});

test("the few pages of one subject are shown by the hero that they share, before the picture of the house", () => {
  const stand = '<meta property="og:image" content="https://shop.example/share.jpg">';
  const hero = '<img src="/img/turning-hero.jpg" alt="" width="1800" height="900"><p>We turn wood.</p>';
  const other = (name: string): [string, string] => [
    `/${name}`,
    pageHtml({ title: `${name} | Kiln`, main: "<p>Sold here.</p>" }),
  ];
  const turned = ["plates", "cups", "lids", "spoons"].map((name): [string, string] => [
    `/turning/${name}`,
    pageHtml({ title: `Turned ${name} | Kiln`, main: hero }),
  ]);
  const others = Array.from({ length: 20 }, (_one, at) => other(`shop-${at}`));
  const found = picturesIn("og-missing", withStart(Object.fromEntries([...turned, ...others]), stand));
  for (const [path] of turned) expect(found[path]).toBe("https://shop.example/img/turning-hero.jpg");
});

test("the preview of a page is no shape that other parts of the site show, and no symbol", () => {
  const shown = (name: string, picture: string): string =>
    pageHtml({
      title: `${name} | Kiln`,
      h1: name,
      main: `<img src="/img/${picture}" alt="" width="475" height="475"><p>All about ${name}, which we have made since 1990.</p>`,
    });
  const others = Array.from({ length: 12 }, (_, at) => [`/notes/${at}`, shown(`note ${at}`, `note-${at}.jpg`)]);
  const pages = {
    "/": pageHtml({ title: "Kiln" }),
    "/news/": shown("news", "shape.png"),
    "/team/": shown("team", "shape.png"),
    "/services/clay/": shown("clay", "shape.png"),
    "/workshops/summer/": shown("summer", "workshop.jpg"),
    "/workshops/autumn/": shown("autumn", "workshop.jpg"),
    "/workshops/winter/": shown("winter", "workshop.jpg"),
    "/tools/": shown("tools", "icon_1.png"),
    ...Object.fromEntries(others),
  };
  const previews = patchesOf("og-missing", { pages }).filter(({ op }) => op === "og:image");
  const named = Object.fromEntries(previews.map(({ url, after }) => [new URL(url).pathname, after]));
  expect(Object.values(named).join(" ")).not.toMatch(/shape|icon/);
  // Pages about one subject may share its picture.
  expect(named["/workshops/summer/"]).toBe("https://shop.example/img/workshop.jpg");
});
