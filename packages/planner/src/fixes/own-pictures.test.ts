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
