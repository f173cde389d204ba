import * as p from "./plant.ts";
import { A, absolute, block, C, offer, P, planted, without, type Planting } from "./plant.ts";
import { shopProducts } from "./catalogue.ts";

const CONTEXT = "https://schema.org";
const product = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(P, "Product", edit);
const article = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data(A, "BlogPosting", edit);
const shop = (edit: (item: Record<string, unknown>) => unknown): p.Plant => p.data("/", "OnlineStore", edit);
const rating = (more: Record<string, unknown>): Record<string, unknown> => ({
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4.6", reviewCount: 12, ...more },
});
const inOffer = (name: string, edit: (item: Record<string, unknown>) => unknown): p.Plant =>
  offer((one) => ({ ...one, [name]: edit(one[name] as Record<string, unknown>) }));
const policy = (edit: (item: Record<string, unknown>) => unknown): p.Plant =>
  shop((item) => ({
    ...item,
    hasMerchantReturnPolicy: edit(item["hasMerchantReturnPolicy"] as Record<string, unknown>),
  }));

/** Structured data. */
export const schema: Readonly<Record<string, Planting>> = {
  "schema-json-invalid": planted(
    p.inHead(P, '<script type="application/ld+json">{"@context":"https://schema.org",}</script>'),
  ),
  "schema-context-type-missing": planted(p.inHead(P, block({ name: "Brush" }))),
  "schema-placeholder": planted(product((item) => ({ ...item, description: "Lorem ipsum dolor sit amet" }))),
  "schema-value-format": planted(article((item) => ({ ...item, dateModified: "yesterday" }))),
  "schema-type-unknown": planted(p.inHead(P, block({ "@context": CONTEXT, "@type": "Prodduct", name: "Brush" }))),
  "article-schema-missing": planted(article(() => null)),
  "article-required": planted(article((item) => without(item, "headline"))),
  "article-dates-illogical": planted(article((item) => ({ ...item, dateModified: "2020-01-01" }))),
  "breadcrumb-schema": planted(p.data(P, "BreadcrumbList", () => null)),
  "breadcrumb-invalid": planted(
    p.data(P, "BreadcrumbList", (item) => ({ ...item, itemListElement: [{ "@type": "ListItem", position: 1 }] })),
  ),
  // Other entities of the home page refer to the shop.
  "org-schema-missing": planted(
    shop(() => null),
    "schema-id-graph-broken",
  ),
  "org-logo": planted(shop((item) => without(item, "logo"))),
  "org-sameas": planted(shop((item) => without(item, "sameAs"))),
  "website-sitename": planted(p.data("/", "WebSite", () => null)),
  "product-schema-missing": planted(product(() => null)),
  "product-name-missing": planted(product((item) => without(item, "name"))),
  "product-image-missing": planted(product((item) => without(item, "image"))),
  "product-brand-missing": planted(product((item) => without(item, "brand"))),
  "product-gtin-missing": planted(
    p.all(
      product((item) => ({ ...without(item, "gtin13"), brand: { "@type": "Brand", name: "Northfire" } })),
      p.swap(P, /<title>/, "<title>Northfire "),
    ),
  ),
  "product-gtin-invalid": planted(product((item) => ({ ...item, gtin13: "4001000000001" }))),
  "product-mpn-sku-missing": planted(product((item) => without(item, "mpn", "sku"))),
  "product-multiple-main": planted(
    p.inHead(
      P,
      block({
        "@context": CONTEXT,
        "@type": "Product",
        name: "Another thing",
        image: absolute("/media/a.jpg"),
        sku: "QB-9",
        brand: { "@type": "Brand", name: "Quiet Harbour" },
        offers: { "@type": "Offer", price: "9.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      }),
    ),
  ),
  "product-offer-missing": planted(product((item) => without(item, "offers"))),
  "product-schema-on-listing": planted(
    p.inHead(
      C,
      ["Blue", "Red"]
        .map((name) =>
          block({
            "@context": CONTEXT,
            "@type": "Product",
            name: `${name} bottle`,
            description: "A bottle of glass.",
            image: absolute("/media/a.jpg"),
            sku: name,
            brand: { "@type": "Brand", name: "Quiet Harbour" },
            offers: {
              "@type": "Offer",
              price: "9.90",
              priceCurrency: "EUR",
              availability: "https://schema.org/InStock",
            },
          }),
        )
        .join(""),
    ),
  ),
  "product-description-missing-schema": planted(product((item) => without(item, "description"))),
  "offer-price-missing": planted(offer((item) => without(item, "price"))),
  "offer-currency-missing": planted(offer((item) => without(item, "priceCurrency"))),
  "offer-availability-missing": planted(offer((item) => without(item, "availability"))),
  "offer-price-format": planted(offer((item) => ({ ...item, price: "€ 42,90" }))),
  "offer-price-mismatch": planted(offer((item) => ({ ...item, price: "4.20" }))),
  "offer-price-valid-until-past": planted(offer((item) => ({ ...item, priceValidUntil: "2024-01-01" }))),
  "offer-availability-mismatch": planted(
    p.all(
      offer((item) => ({ ...item, availability: "https://schema.org/OutOfStock" })),
      p.withoutTag(P, /<section class="related">.*?<\/section>/s),
    ),
  ),
  "returns-policy-missing": planted(
    p.all(
      shop((item) => without(item, "hasMerchantReturnPolicy")),
      ...shopProducts.map(({ path }) =>
        p.data(path, "Product", (item) => ({
          ...item,
          offers: without(item["offers"] as Record<string, unknown>, "hasMerchantReturnPolicy"),
        })),
      ),
    ),
  ),
  "shipping-details-missing": planted(offer((item) => without(item, "shippingDetails"))),
  "shipping-rate": planted(inOffer("shippingDetails", (item) => without(item, "shippingRate"))),
  "shipping-destination": planted(inOffer("shippingDetails", (item) => without(item, "shippingDestination"))),
  "shipping-times": planted(inOffer("shippingDetails", (item) => without(item, "deliveryTime"))),
  "returns-required": planted(policy((item) => without(item, "applicableCountry", "returnPolicyCategory"))),
  "returns-days": planted(policy((item) => without(item, "merchantReturnDays"))),
  "returns-fees-method": planted(policy((item) => without(item, "returnFees", "returnMethod"))),
  "returns-mismatch": planted(policy((item) => ({ ...item, merchantReturnDays: 60 }))),
  "shipping-mismatch": planted(
    inOffer("shippingDetails", (item) => ({
      ...item,
      shippingRate: { "@type": "MonetaryAmount", value: "0", currency: "EUR" },
    })),
  ),
  "schema-duplicate-entities": planted(
    p.inHead("/", block({ "@context": CONTEXT, "@type": "Organization", name: "Loud Harbour", url: absolute("/") })),
  ),
  "review-mismatch": planted(product((item) => ({ ...item, ...rating({ ratingValue: "2.1" }) }))),
  "video-schema": planted(
    p.inMain(A, '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="How it is made"></iframe>'),
  ),
  "review-count-invalid": planted(product((item) => ({ ...item, ...rating({ reviewCount: 0 }) }))),
  "review-selfserving": planted(shop((item) => ({ ...item, ...rating({}) }))),
};
