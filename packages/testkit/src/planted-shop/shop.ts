import type { RunCase, SiteCase } from "../site-case.ts";
import type { PageCase } from "../page-case.ts";
import { ORIGIN, shopArticles, shopGroups, shopProducts, TODAY } from "./catalogue.ts";
import {
  articlePage,
  card,
  groupPage,
  imageOf,
  ORGANIZATION,
  productPage,
  renderPage,
  SHOP,
  textPage,
  type ShopPage,
} from "./render.ts";
import { sentences } from "./words.ts";

/** A shop of 500 pages without a fault; its parts may be changed to plant one. */
export interface PlantedShop extends SiteCase {
  pages: Record<string, PageCase>;
  robots: string | number | { text: string; contentType: string };
  sitemaps: NonNullable<SiteCase["sitemaps"]>;
  probes: NonNullable<SiteCase["probes"]>;
  files: NonNullable<SiteCase["files"]>;
  views: NonNullable<SiteCase["views"]>;
  images: NonNullable<SiteCase["images"]>;
  rendered: NonNullable<SiteCase["rendered"]>;
  tls: NonNullable<SiteCase["tls"]>;
  field: NonNullable<SiteCase["field"]>;
}

export const HEADERS: Record<string, string> = {
  date: TODAY,
  "content-encoding": "br",
  "cache-control": "public, max-age=300",
  "strict-transport-security": "max-age=31536000; includeSubDomains; preload",
  "content-security-policy": "default-src 'self' https:; frame-ancestors 'self'; object-src 'none'; base-uri 'self'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  vary: "Accept-Encoding",
  etag: '"9f1c"',
};

const answer = (page: ShopPage): [string, PageCase] => [
  page.path,
  { html: renderPage(page), headers: { ...HEADERS }, ttfbMs: 120 },
];

const paragraph = (text: string): string => `<p>${text}</p>`;
const paragraphs = (count: number, seed: number): string[] => sentences(count, seed).map(paragraph);

function homePage(): ShopPage {
  const featured = shopGroups.flatMap(({ products }) => products.slice(0, 1));
  return {
    path: "/",
    title: `${SHOP}: things for the house, made by hand`,
    summary:
      "Four hundred things for kitchen, table and bed, made by people we visit twice a year. Sent within two days.",
    type: "website",
    image: "/media/shop.jpg",
    data: [
      ORGANIZATION,
      {
        "@context": "https://schema.org",
        "@type": "WebSite",
        "@id": `${ORIGIN}/#website`,
        name: SHOP,
        url: `${ORIGIN}/`,
        publisher: { "@id": `${ORIGIN}/#organization` },
      },
    ],
    main: `<h1>Things for the house, made by hand</h1>${paragraphs(8, 5000).join("")}<h2>From every shelf</h2><ul class="product-grid">${featured.map((product, index) => card(product, index)).join("")}</ul>
<h2>From the journal</h2><ul class="stories">${shopArticles
      .slice(0, 6)
      .map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
      .join("")}</ul>`,
  };
}

const QUESTIONS = [
  ["How long does delivery take?", "Two to three working days within Ireland, Germany and France."],
  ["What does shipping cost?", "€4.90 for every order, and nothing from €80 on."],
  ["How do I return something?", "Write to us within 30 days; we send a label that costs nothing."],
] as const;

function texts(): ShopPage[] {
  const journal = shopArticles.map(
    ({ path, title, summary }) => `<li><h2><a href="${path}">${title}</a></h2><p>${summary}</p></li>`,
  );
  return [
    textPage(
      "/blog",
      "Journal of our workshops",
      "Forty-eight visits to workshops: who makes the things we sell, of what, and how long they last at home.",
      [...paragraphs(3, 5100), `<ul class="stories">${journal.join("")}</ul>`],
    ),
    textPage(
      "/pages/about",
      "About us",
      "Who we are: Nora Quinn and five others in Galway, who visit each maker twice a year and sell what we use.",
      [
        paragraph("Quiet Harbour was founded in 2009 by Nora Quinn, buyer, who visits every workshop herself."),
        ...paragraphs(7, 5200),
      ],
    ),
    textPage(
      "/pages/contact",
      "Contact",
      "Write or call us in Galway: six people answer from Monday to Friday, 9:00 to 17:00, mostly within an hour.",
      [
        paragraph(
          'Write to <a href="mailto:hello@shop.example">hello@shop.example</a> or call <a href="tel:+353915550100">+353 91 555 0100</a>, 9:00 to 17:00.',
        ),
        paragraph("Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway, Ireland."),
        ...paragraphs(5, 5300),
      ],
    ),
    textPage(
      "/pages/faq",
      "Questions and answers",
      "Answers to what our customers ask most: delivery times, shipping costs, returns, care of wood, linen and clay.",
      [...QUESTIONS.map(([question, reply]) => `<h2>${question}</h2><p>${reply}</p>`), ...paragraphs(5, 5400)],
    ),
  ];
}

function policies(): ShopPage[] {
  return [
    textPage(
      "/policies/shipping",
      "Shipping and delivery",
      "Shipping costs €4.90 and takes two to three working days to Ireland, Germany and France; free from €80.",
      [
        paragraph("We ship to Ireland, Germany and France for €4.90. Delivery takes 2 to 3 working days."),
        ...paragraphs(5, 5500),
      ],
    ),
    textPage(
      "/policies/returns",
      "Returns and refunds",
      "Return anything within 30 days: we send the label, you get your money back within five working days.",
      [
        paragraph("You may return anything within 30 days. Returns are free, and we refund the full price."),
        ...paragraphs(5, 5600),
      ],
    ),
    textPage(
      "/policies/privacy",
      "Privacy policy",
      "Which data our shop keeps, why, for how long, and how you have it deleted: in plain words, by European law.",
      [
        paragraph("We keep what an order needs, for as long as the law asks, and delete the rest after 30 days."),
        ...paragraphs(6, 5700),
      ],
    ),
    textPage(
      "/policies/terms",
      "Terms and conditions",
      "The conditions under which we sell: how a contract comes about, when you pay and who bears which risk.",
      [
        paragraph("These terms hold for all orders in our shop. The contract begins when we confirm your order."),
        ...paragraphs(6, 5800),
      ],
    ),
    textPage(
      "/policies/imprint",
      "Imprint of the shop",
      "Who is answerable for this shop: company, address, register and tax number, and how you reach us at once.",
      [
        paragraph(
          "Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway. Registered in Ireland under 123456, VAT IE1234567T.",
        ),
        ...paragraphs(4, 5900),
      ],
    ),
  ];
}

function guides(): ShopPage[] {
  return [
    textPage(
      "/pages/care",
      "Care of wood, linen and clay",
      "How to wash, oil and mend what you bought from us, so that it lasts for decades: seven rules that cost nothing.",
      paragraphs(10, 6000),
    ),
    textPage(
      "/pages/workshops",
      "Our workshops",
      "Twenty workshops from Galway to Varna make what we sell; here is who they are and how we came to know them.",
      paragraphs(10, 6100),
    ),
  ];
}

function shopPages(): ShopPage[] {
  const products = shopProducts.map((product, index) => {
    const group = shopGroups[product.group]!;
    const related = [1, 2, 3, 4].map((step) => shopProducts[(index + step * 21) % shopProducts.length]!);
    return productPage(product, group, related);
  });
  const articles = shopArticles.map((article, index) =>
    articlePage(article, shopProducts[index * 8]!, shopArticles[(index + 1) % shopArticles.length]!),
  );
  return [
    homePage(),
    ...shopGroups.map((group) => groupPage(group, 1)),
    ...texts(),
    ...policies(),
    ...guides(),
    ...articles,
    ...products,
    ...shopGroups.map((group) => groupPage(group, 2)),
  ];
}

const ROBOTS = `User-agent: *
Disallow: /cart
Disallow: /checkout
Disallow: /account
Disallow: /search

Sitemap: ${ORIGIN}/sitemap.xml
`;

function sitemapsOf(paths: readonly string[]): PlantedShop["sitemaps"] {
  const day = (index: number): string =>
    `2025-${String(1 + (index % 12)).padStart(2, "0")}-${String(1 + (index % 27)).padStart(2, "0")}`;
  const dayOf = new Map(shopArticles.map((article) => [article.path, article.day]));
  return {
    files: [
      {
        url: `${ORIGIN}/sitemap.xml`,
        status: 200,
        kind: "urlset",
        bytes: 90_000,
        urls: paths.length,
        error: null,
        from: "robots",
      },
    ],
    entries: paths.map((path, index) => ({
      url: ORIGIN + path,
      lastmod: dayOf.get(path) ?? day(index),
      alternates: [],
      images: 1,
    })),
    truncated: false,
  };
}

/** What a browser sees of a page without a fault. */
export const SOUND_RUN: RunCase = {
  run: {
    looks: {
      images: [],
      languages: null,
      lateTabs: [],
      sideways: null,
      back: { added: 0, trap: null, to: null, asksToStay: false },
    },
  },
  lab: { lcpImage: null, unusedScript: 0.1, scriptMs: { own: 40, foreign: 60 } },
};

/** One page of each kind, and the ones that faults are planted on. */
const RUN_PAGES = ["/", shopProducts[45]!.path, shopGroups[3]!.path, shopArticles[10]!.path, "/pages/care"];

/** The same shop every time, without a fault that an audit knows of. */
export function cleanShop(): PlantedShop {
  const pages = shopPages();
  const icon = { url: `${ORIGIN}/favicon.png`, status: 200, contentType: "image/png" };
  return {
    origin: ORIGIN,
    pages: Object.fromEntries(pages.map(answer)),
    robots: ROBOTS,
    sitemaps: sitemapsOf(pages.map(({ path }) => path)),
    probes: {
      notFound: {
        url: `${ORIGIN}/page-0a1b2c`,
        status: 404,
        contentType: "text/html",
        text: "<title>Not found</title>",
      },
      httpHome: { url: "http://shop.example/", status: 301, redirectTo: `${ORIGIN}/` },
      otherHost: { url: "https://www.shop.example/", status: 301, redirectTo: `${ORIGIN}/` },
      llmsTxt: { url: `${ORIGIN}/llms.txt`, status: 404 },
      favicon: icon,
    },
    files: [
      {
        url: "/assets/shop.3f2a91bc.css",
        status: 200,
        contentType: "text/css",
        cacheControl: "public, max-age=31536000, immutable",
      },
      {
        url: "/assets/shop.91bc3f2a.js",
        status: 200,
        contentType: "text/javascript",
        cacheControl: "public, max-age=31536000, immutable",
      },
    ],
    views: [],
    scripts: [{ url: "/assets/shop.91bc3f2a.js", maySend: false, takesOver: false }],
    images: [
      { url: "/media/shop.jpg", status: 200, contentType: "image/jpeg", bytes: 90_000 },
      ...shopProducts.slice(0, 1).map((product) => ({
        url: imageOf(product),
        from: ORIGIN + product.path,
        status: 200,
        contentType: "image/jpeg",
        bytes: 90_000,
      })),
    ],
    rendered: Object.fromEntries(RUN_PAGES.map((path) => [path, SOUND_RUN])),
    tls: {
      [`${ORIGIN}/`]: {
        certificate: {
          validFrom: "2025-12-16T00:00:00.000Z",
          validTo: "2026-03-16T00:00:00.000Z",
          names: ["shop.example", "www.shop.example"],
          coversHost: true,
        },
      },
    },
    field: { origin: { lcpMs: 1900, inpMs: 120, cls: 0.03 } },
  };
}
