import { fixtureCategories, fixtureProducts, type FixtureProduct } from "./catalogue.ts";

const DESCRIPTIONS: Record<string, string> = {
  brushes: "Made of bamboo from managed forests with plant bristles, glued without solvents and packed in paper.",
  towels: "Woven of European flax, washed once before it leaves the mill, so it drinks water from the first day.",
  soaps: "Boiled for eight days in a copper kettle from olive oil and lye, then dried for nine months on wooden racks.",
};

interface PageParts {
  title: string;
  head: string;
  body: string;
}

const links = (): string =>
  fixtureCategories.map(({ slug, name }) => `<li><a href="/collections/${slug}">${name}</a></li>`).join("");

/** The frame every page shares: navigation, footer, one script. */
export function renderPage({ title, head, body }: PageParts): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<link rel="stylesheet" href="/assets/shop.css"></head>
<body><header><a href="/">Quiet Bath</a><nav aria-label="Shop"><ul>${links()}</ul></nav></header>
<main>${body}</main>
<footer><a href="/pages/about">About us</a> <a href="/pages/shipping">Shipping</a> <a href="/pages/contact">Contact</a>
<a href="/blog/caring-for-linen">Journal</a></footer></body></html>`;
}

const description = (text: string): string => `<meta name="description" content="${text}">\n`;
const canonical = (origin: string, path: string): string => `<link rel="canonical" href="${origin}${path}">\n`;

export function renderHome(origin: string): string {
  const featured = fixtureProducts
    .filter((_, index) => index % 3 === 0)
    .map(card)
    .join("");
  return renderPage({
    title: "Quiet Bath: brushes, towels and soaps that last",
    head: description("Brushes, towels and soaps made slowly and well. Sent within two days.") + canonical(origin, "/"),
    body: `<h1>Things for a quiet bath</h1><p>We make few things and keep them in stock: brushes of bamboo and beech,
towels of European linen and soaps boiled from olive oil. Each is made in a workshop that we visit twice a year.</p>
<section>${featured}</section><a href="/old-sale">Sale</a>`,
  });
}

const card = ({ slug, name, price }: FixtureProduct): string =>
  `<article class="card"><a href="/products/${slug}"><img src="/img/${slug}.jpg" alt="${name}" width="300" height="300">
<h3>${name}</h3></a><span class="price">€${price.toFixed(2)}</span></article>`;

export function renderCategory(origin: string, slug: string, name: string): string {
  const own = fixtureProducts.filter((entry) => entry.category === slug);
  return renderPage({
    title: `${name} | Quiet Bath`,
    head:
      description(`${name} made to last, ${own.length} kinds in stock.`) + canonical(origin, `/collections/${slug}`),
    body: `<h1>${name}</h1><p>${DESCRIPTIONS[slug]}</p><div class="grid">${own.map(card).join("")}</div>
<a href="/products/sold-out-long-ago">Last year's favourite</a>`,
  });
}

export function renderProduct(origin: string, product: FixtureProduct): string {
  const { slug, name, category, price, faults } = product;
  const has = (fault: FixtureProduct["faults"][number]): boolean => faults.includes(fault);
  const about = `${name}. ${DESCRIPTIONS[category]}`;
  const head = [
    has("no-description") ? "" : description(`${name} for €${price.toFixed(2)}. Sent within two days from our store.`),
    has("no-canonical") ? "" : canonical(origin, `/products/${slug}`),
    has("noindex-in-sitemap") ? '<meta name="robots" content="noindex">\n' : "",
    has("no-schema") ? "" : jsonLd(origin, product),
  ].join("");
  return renderPage({
    title: has("duplicate-title") ? "Linen towel | Quiet Bath" : `${name} | Quiet Bath`,
    head,
    body: `<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><a href="/collections/${category}">${category}</a></li>
<li>${name}</li></ol></nav><h1>${name}</h1>${has("two-h1") ? "<h1>Our best seller</h1>" : ""}
<img src="/img/${slug}.jpg"${has("no-alt") ? "" : ` alt="${name}"`} width="800" height="800">
<p class="price">€${price.toFixed(2)}</p><p class="stock">${product.inStock ? "In stock" : "Out of stock"}</p>
<button type="submit">Add to cart</button><p>${about}</p><p>Delivery in 2 to 3 working days. Returns within 30 days.</p>`,
  });
}

function jsonLd(origin: string, { slug, name, price, inStock, faults }: FixtureProduct): string {
  const item = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    image: `${origin}/img/${slug}.jpg`,
    offers: {
      "@type": "Offer",
      price: price.toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
    },
  };
  const text = JSON.stringify(item);
  return `<script type="application/ld+json">${faults.includes("broken-json-ld") ? text.slice(0, -1) : text}</script>\n`;
}

export function renderText(title: string, paragraphs: readonly string[]): string {
  return renderPage({
    title: `${title} | Quiet Bath`,
    head: description(`${title}: ${paragraphs[0]!.slice(0, 90)}`),
    body: `<h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}`,
  });
}
