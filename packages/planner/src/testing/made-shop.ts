import type { SiteCase } from "@audit/testkit";

/** A page of the made shop, sound but for what `faults` takes out or puts in. */
interface Sound {
  title: string | null;
  description: string | null;
  canonical: string | null;
  h1: string | null;
  head: string;
  main: string;
}

const NAV = '<header><nav><a href="/">Home</a> <a href="/c/mugs">Mugs</a> <a href="/c/bowls">Bowls</a></nav></header>';
const FOOTER =
  '<footer><a href="/about">About us</a> <a href="/contact">Contact</a> <a href="/privacy">Privacy policy</a> <a href="/terms">Terms and conditions</a> <a href="/shipping">Shipping</a> <a href="/returns">Returns</a></footer>';

export function pageHtml(page: Partial<Sound>): string {
  const {
    title = "Page",
    description = null,
    canonical = null,
    h1 = title?.split(" | ")[0] ?? null,
    head = "",
    main = "",
  } = page;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    title === null ? "" : `<title>${title}</title>`,
    description === null ? "" : `<meta name="description" content="${description}">`,
    canonical === null ? "" : `<link rel="canonical" href="${canonical}">`,
    `<link rel="icon" href="/favicon.ico">${head}</head><body>${NAV}<main>`,
    h1 === null ? "" : `<h1>${h1}</h1>`,
    `${main}</main>${FOOTER}</body></html>`,
  ].join("\n");
}

const GLAZES = ["Sand", "Moss", "Slate", "Rust", "Snow", "Ink", "Fern", "Clay"] as const;
const ORIGIN = "https://shop.example";

function productPage(glaze: string, index: number): [string, string] {
  const path = `/p/${glaze.toLowerCase()}-mug`;
  const name = `${glaze} Mug`;
  const main = [
    `<img src="/img/${glaze.toLowerCase()}-mug.jpg" alt="${name}" width="800" height="800">`,
    `<p class="price">€ ${19 + index}.90</p><button>Add to cart</button><p>In stock, delivered in 2-3 days.</p>`,
    `<p>The ${name} is thrown by hand from stoneware in our workshop and glazed in ${glaze.toLowerCase()}. It holds 300 ml, is safe in the dishwasher and weighs 350 g with its handle.</p>`,
    '<a href="/c/mugs">All mugs</a>',
  ].join("\n");
  const html = pageHtml({
    title: `${name} | Kiln &amp; Co`,
    description: null,
    canonical: ORIGIN + path,
    h1: name,
    main,
  });
  return [path, html];
}

const cards = GLAZES.map(
  (glaze) =>
    `<li><a href="/p/${glaze.toLowerCase()}-mug"><img src="/img/${glaze.toLowerCase()}-mug.jpg" alt="${glaze} Mug" width="300" height="300">${glaze} Mug</a> <span>€ 19.90</span></li>`,
).join("");

const infoPage = (path: string, title: string): [string, string] => [
  path,
  pageHtml({
    title: `${title} | Kiln &amp; Co`,
    description: `${title} of Kiln and Co: all that buyers of our stoneware ask us about it, in one place and in plain words.`,
    canonical: ORIGIN + path,
    main: `<p>${title}. We answer letters within one working day at hello@shop.example or +49 30 1234567, Kilnstrasse 1, 10115 Berlin, Germany. Returns within 30 days.</p>`,
  }),
];

/**
 * A shop of 17 pages with planted faults: no product has a description or markup, /about links to a product under an
 * old address that is gone, one product forbids being listed, and robots.txt keeps one AI search engine out.
 */
export function madeShop(): SiteCase {
  const products = Object.fromEntries(GLAZES.map(productPage));
  products["/p/ink-mug"] = products["/p/ink-mug"]!.replace("</head>", '<meta name="robots" content="noindex"></head>');
  const about = infoPage("/about", "About us");
  about[1] = about[1].replace("</main>", '<a href="/old/moss-mug">our first mug</a></main>');
  const home = pageHtml({
    title: "Kiln &amp; Co: handmade stoneware",
    description: "Mugs and bowls thrown by hand in Berlin. Free delivery in Germany from € 50, returns within 30 days.",
    canonical: `${ORIGIN}/`,
    h1: "Handmade stoneware",
    head: '<meta property="og:site_name" content="Kiln &amp; Co">',
    main: `<p>We throw mugs and bowls by hand and fire them twice.</p><ul>${cards}</ul>`,
  });
  const category = (path: string, title: string, main: string): [string, string] => [
    path,
    pageHtml({
      title: `${title} | Kiln &amp; Co`,
      description: `${title} made by hand from stoneware, in eight glazes, all of them safe in the dishwasher.`,
      canonical: ORIGIN + path,
      main,
    }),
  ];
  return {
    pages: {
      "/": home,
      ...Object.fromEntries([
        category("/c/mugs", "Mugs", `<ul>${cards}</ul>`),
        category("/c/bowls", "Bowls", `<ul>${cards}</ul>`),
      ]),
      ...products,
      ...Object.fromEntries([
        about,
        infoPage("/contact", "Contact"),
        infoPage("/privacy", "Privacy policy"),
        infoPage("/terms", "Terms and conditions"),
        infoPage("/shipping", "Shipping"),
        infoPage("/returns", "Returns"),
      ]),
      "/old/moss-mug": { status: 404, html: "<title>Not found</title>" },
    },
    robots: "User-agent: *\nDisallow: /cart\n\nUser-agent: PerplexityBot\nUser-agent: GPTBot\nDisallow: /\n",
    sitemap: ["/", "/c/mugs", "/c/bowls", "/about", "/contact", ...Object.keys(products)],
  };
}
