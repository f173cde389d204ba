import type { PageCase } from "../../page-case.ts";
import { ORIGIN, shopProducts } from "../catalogue.ts";
import type { PlantedShop } from "../shop.ts";
import { type Data, ENTRY_DAY, type Trade } from "./trade.ts";

const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
/** What only shops have, in the order of the page. */
const ofShops = [
  /<p class="tax">.*?<\/p>/gs,
  /<p class="rating">.*?<\/p>/gs,
  /<p class="stock">.*?<\/p>/gs,
  /<p class="delivery">.*?<\/p>/gs,
  /<button type="submit" class="buy">.*?<\/button>/gs,
  /<h2>Details<\/h2>.*?<\/table>/gs,
];
const prices = [/<p class="price">.*?<\/p>/gs, /<span class="price">.*?<\/span>/gs];
const dropped = ["/policies/shipping", "/policies/returns", "/policies/terms"];
const footerLinks = new RegExp(`<li><a href="(?:${dropped.join("|")})">[^<]*</a></li>\n?`, "g");
const products = new Map(shopProducts.map((product) => [product.path, product]));
const QUESTIONS = /(<h1>Questions and answers<\/h1>)(?:<h2>.*?<\/h2><p>.*?<\/p>){3}/s;

/** Written on the day that the entries of papers and handbooks name. */
const dated = (entry: PlantedShop["sitemaps"]["entries"][number]): typeof entry => ({ ...entry, lastmod: ENTRY_DAY });

const parsed = (text: string): Data | null => {
  try {
    return JSON.parse(text) as Data;
  } catch {
    return null;
  }
};

/** A page's own words instead of those of a shop. */
const worded = (html: string, texts: Trade["texts"]): string =>
  html
    .replace(/ for €[\d.]+(?= \||: made|")/g, "")
    .replace(/: made by hand near (\w+), sent within two days and taken back for 30 days\./g, (_all, place: string) =>
      texts.entry(place),
    )
    .replace(/ by makers we visit: compare materials and prices from €9\.90, sent within two days\./g, texts.list)
    .replace(/: ten more kinds by makers we visit, from €9\.90, sent within two days\./g, texts.secondPage)
    .replaceAll(
      "Four hundred things for kitchen, table and bed, made by people we visit twice a year. Sent within two days.",
      texts.home,
    )
    .replaceAll(
      "Answers to what our customers ask most: delivery times, shipping costs, returns, care of wood, linen and clay.",
      texts.questions,
    )
    .replace(QUESTIONS, (_all, heading: string) =>
      [heading, ...texts.faq.map(([question, answer]) => `<h2>${question}</h2><p>${answer}</p>`)].join(""),
    );

/** Makes sites of another business of planted shops: what only shops have goes, with the faults that were in it. */
export function createConverter(trade: Trade): (shop: PlantedShop) => PlantedShop {
  const { texts } = trade;
  const data = (item: Data): Data | null => {
    if (item["@type"] === "OnlineStore") {
      const { hasMerchantReturnPolicy: _policy, vatID, ...rest } = item;
      return { ...rest, ...trade.about, ...(vatID === undefined ? {} : { vatID }), description: texts.itself };
    }
    if (item["@type"] !== "Product") return item;
    const url = typeof item["url"] === "string" ? item["url"] : "";
    const product = products.get(url.replace(ORIGIN, ""));
    if (product === undefined) return null;
    const place = product.name.split(" ")[0]!;
    const description = `${product.name}${texts.entry(place)}`;
    return { "@context": "https://schema.org", ...trade.entry(product.name, url, description) };
  };
  const marked = (html: string): string =>
    html.replace(block, (whole, text: string) => {
      const item = parsed(text);
      if (item === null) return whole;
      const said = data(item);
      if (said === null) return "";
      const converted = JSON.stringify(said).replaceAll(
        '"@type":"OnlineStore"',
        `"@type":"${String(trade.about["@type"])}"`,
      );
      return `<script type="application/ld+json">${converted}</script>`;
    });
  const entry = (html: string): string =>
    html
      .replace('<article class="product">', '<article class="entry">')
      .replace(/(<article class="entry">.*?<\/h1>)/s, (start) => `${start}${trade.byline}`)
      .replace("</article>", `${trade.tail}</article>`)
      .replace('content="product"', `content="${trade.openGraph}"`)
      .replace('<body class="shop product">', '<body class="site entry">');
  const known = new WeakMap<PageCase, PageCase>();
  const html = (given: string): string => {
    const text = [...ofShops, ...(trade.keepsPrices ? [] : prices)].reduce(
      (left, pattern) => left.replace(pattern, ""),
      marked(given).replace(footerLinks, ""),
    );
    const own = worded(text, texts).replaceAll("product-card", "card").replaceAll("product-grid", "grid");
    return own.includes('<article class="product">') ? entry(own) : own;
  };
  const page = (given: PageCase): PageCase => {
    let converted = known.get(given);
    if (converted === undefined)
      known.set(given, (converted = given.html === undefined ? given : { ...given, html: html(given.html) }));
    return converted;
  };
  const kept = (path: string): boolean => !dropped.includes(path);
  return (shop) => ({
    ...shop,
    pages: Object.fromEntries(
      Object.entries(shop.pages).flatMap(([path, given]) => (kept(path) ? [[path, page(given)]] : [])),
    ),
    robots:
      typeof shop.robots === "string"
        ? shop.robots.replace(/Disallow: \/(?:cart|checkout|account)\n/g, "")
        : shop.robots,
    sitemaps: {
      ...shop.sitemaps,
      entries: shop.sitemaps.entries
        .filter(({ url }) => kept(url.replace(ORIGIN, "")))
        .map((one) => (trade.openGraph === "article" && products.has(one.url.replace(ORIGIN, "")) ? dated(one) : one)),
    },
    views: shop.views
      .filter(({ of }) => kept(of))
      .map((view) => ({ ...view, page: typeof view.page === "string" ? html(view.page) : page(view.page) })),
    rendered: Object.fromEntries(
      Object.entries(shop.rendered).map(([path, run]) => [
        path,
        run.html === undefined ? run : { ...run, html: html(run.html) },
      ]),
    ),
  });
}
