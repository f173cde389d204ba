import { ORIGIN, shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { A, absolute, block, C, offer, P, planted, T, without, type Planting } from "./plant.ts";
import { card } from "./render.ts";
import { sentences } from "./words.ts";

const gifts = [1, 22, 43, 64, 85, 106].map((index) => shopProducts[index]!);
const CONTEXT = "https://schema.org";
const price = Number(p.PRODUCT.price);
const product = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(P, "Product", edit);
const strikethrough = (amount: number): Record<string, unknown> => ({
  "@type": "UnitPriceSpecification",
  priceType: "https://schema.org/StrikethroughPrice",
  price: amount.toFixed(2),
  priceCurrency: "EUR",
});

/** Structured data beside what the page shows, and on many pages. */
export const markup: Readonly<Record<string, Planting>> = {
  "schema-microdata-mix": planted(
    p.inMain(
      P,
      `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${p.PRODUCT.name}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${(price + 3).toFixed(2)}"><meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="https://schema.org/InStock"></div></div>`,
    ),
  ),
  // Right below the home page no trail is asked for.
  "schema-none": planted(
    p.all(
      p.copy(C, "/gifts", (html) =>
        html
          .replace(/<script type="application\/ld\+json">.*?<\/script>/g, "")
          .replace(/<nav (aria-label="Breadcrumb"|class="pages").*?<\/nav>/gs, "")
          .replace(/<ul class="product-grid">.*<\/ul>/s, `<ul class="product-grid">${gifts.map(card).join("")}</ul>`)
          .replace(
            /(<\/h1>)(<p>.*?<\/p>)+/s,
            `</h1>${sentences(6, 9400)
              .map((text) => `<p>${text}</p>`)
              .join("")}`,
          ),
      ),
      p.inSitemap("/gifts"),
      p.everywhere('<li><a href="/blog">', '<li><a href="/gifts">Gifts</a></li><li><a href="/blog">'),
    ),
  ),
  "schema-required-missing": planted(
    p.inHead(
      T,
      block({
        "@context": CONTEXT,
        "@type": "Event",
        name: "Open workshop",
        location: { "@type": "Place", name: "Galway" },
      }),
    ),
  ),
  "schema-not-visible": planted(
    p.inHead(
      T,
      block({
        "@context": CONTEXT,
        "@type": "FAQPage",
        mainEntity: [
          {
            "@type": "Question",
            name: "Which soap is best for hands that work with clay all day long?",
            acceptedAnswer: { "@type": "Answer", text: "One with much olive oil and without any perfume in it." },
          },
        ],
      }),
    ),
  ),
  "schema-drift": planted(product((item) => ({ ...item, name: "Garden hose reel" }))),
  "schema-coverage-outlier": planted(p.data(A, "BreadcrumbList", () => null)),
  "review-rating-missing": planted(product((item) => without(item, "aggregateRating"))),
  "review-sitewide-copy": planted(
    p.all(
      ...shopProducts.slice(0, 8).flatMap(({ path }) => [
        p.data(path, "Product", (item) => ({
          ...item,
          aggregateRating: { "@type": "AggregateRating", ratingValue: "4.6", bestRating: "5", reviewCount: 312 },
        })),
        p.swap(path, /<p class="rating">.*?<\/p>/, '<p class="rating">4.6 / 5 from 312 reviews</p>'),
      ]),
    ),
  ),
  "org-duplicates": planted(
    p.inHead(
      T,
      block({
        "@context": CONTEXT,
        "@type": "Organization",
        "@id": `${ORIGIN}/#organization`,
        name: "Demo store",
        url: `${ORIGIN}/`,
      }),
    ),
  ),
  "breadcrumb-mismatch": planted(
    p.data(P, "BreadcrumbList", (item) => ({
      ...item,
      itemListElement: ["Home", "Garden", "Hose reels"].map((name, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absolute(["/", "/blog", P][index]!),
      })),
    })),
  ),
  "offer-unit-pricing": planted(
    p.swap(
      P,
      '<p class="price">',
      `<p>Filled with 500 ml of soap, €${(price * 2).toFixed(2)} / l</p><p class="price">`,
    ),
  ),
  "offer-sale-inverted": planted(offer((item) => ({ ...item, priceSpecification: strikethrough(price - 3) }))),
  "offer-sale-price-markup": planted(
    p.swap(
      P,
      /<p class="price">.*?<\/p>/,
      `<p class="price"><s>€${(price + 10).toFixed(2)}</s> €${p.PRODUCT.price}</p>`,
    ),
  ),
  "offer-aggregateoffer-for-listing": planted(
    offer((item) => ({
      ...without(item, "price"),
      "@type": "AggregateOffer",
      lowPrice: p.PRODUCT.price,
      highPrice: p.PRODUCT.price,
      offerCount: 1,
    })),
  ),
  "product-identifier-url-mismatch": planted(product((item) => ({ ...item, gtin13: shopProducts[99]!.gtin }))),
};
