import { PRODUCT, productPage, scripts } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const aggregateRating = { "@type": "AggregateRating", ratingValue: 4.9, ratingCount: 18 };
const shop = { "@context": "https://schema.org", "@type": "LocalBusiness", name: "Acme", address: "1 Kiln Road" };
const page = (path: string, jsonLd: unknown): { url: string; html: string } => ({
  url: `https://shop.example${path}`,
  html: `<!doctype html><html><head><title>Acme</title>${scripts(jsonLd)}</head><body><h1>Acme</h1><p>We make mugs from clay.</p></body></html>`,
});

export const cases: PageRuleCases = {
  passing: [
    page("/", shop),
    productPage({
      jsonLd: [
        { ...PRODUCT, aggregateRating },
        { ...shop, url: "https://shop.example/" },
      ],
    }),
  ],
  failing: [
    // Under a type that shows stars, by the author of the thing itself.
    page("/about", {
      "@context": "https://schema.org",
      "@type": "Review",
      itemReviewed: { "@type": "CreativeWorkSeason", name: "Acme mugs", author: "Ann Kiln" },
      reviewRating: { "@type": "Rating", ratingValue: "5" },
      author: { "@type": "Person", name: "Ann Kiln" },
    }),
    page("/", { ...shop, aggregateRating }),
    page("/repairs", {
      "@context": "https://schema.org",
      "@type": "Service",
      name: "Repairs",
      provider: { ...shop, "@id": "https://shop.example/#business", aggregateRating },
    }),
    page("/about", { ...shop, url: "https://www.shop.example", aggregateRating }),
    page("/", {
      ...shop,
      "@type": "Organization",
      review: { "@type": "Review", reviewRating: { "@type": "Rating", ratingValue: 5 } },
    }),
  ],
  outside: [
    page("/books/clay", {
      "@context": "https://schema.org",
      "@type": "Review",
      itemReviewed: { "@type": "Book", name: "Clay", author: "Bo Wheel" },
      author: { "@type": "Person", name: "Ann Kiln" },
    }),
    page("/places/kiln-cafe", {
      ...shop,
      name: "Kiln Cafe",
      url: "https://shop.example/places/kiln-cafe",
      aggregateRating,
    }),
    page("/places/kiln-cafe", { ...shop, name: "Kiln Cafe", url: "https://kilncafe.example/", aggregateRating }),
    page("/", null),
  ],
};
