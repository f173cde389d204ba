import { productPage } from "../../../../case-pages/product-page.ts";
import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (entity: Record<string, unknown>): ReturnType<typeof productPage> =>
  productPage({ jsonLd: { "@context": "https://schema.org", ...entity } });
const event = {
  "@type": "MusicEvent",
  name: "Kiln opening",
  startDate: "2026-05-01",
  location: { "@type": "Place", name: "Yard" },
};
const app = {
  "@type": "WebApplication",
  name: "Glaze calculator",
  offers: { "@type": "Offer", price: 0, priceCurrency: "EUR" },
};
const video = {
  "@type": "VideoObject",
  name: "Throwing a mug",
  thumbnailUrl: "https://shop.example/v.jpg",
  uploadDate: "2026-01-10T08:00:00Z",
};

export const cases: PageRuleCases = {
  passing: [
    page(event),
    // Nothing on the page is rated.
    page(app),
    page(video),
    page({ "@type": "Product", name: "Mug", subjectOf: video }),
    page({
      "@type": "Product",
      name: "Mug",
      review: { "@type": "Review", author: "Ann", reviewRating: { "@type": "Rating", ratingValue: 5 } },
    }),
    page({ "@type": "Store", name: "Acme", address: "1 Kiln Road, Barre" }),
    page({
      "@type": "Event",
      name: "Fair",
      startDate: "2026-05-01",
      location: "Barre",
      organizer: { "@type": "Store", name: "Acme" },
    }),
  ],
  failing: [
    page({ ...event, startDate: undefined }),
    page({ "@type": "WebPage", video: { ...video, uploadDate: "" } }),
    page({ "@type": "Recipe", name: "Glaze" }),
    page({ ...app, offers: undefined }),
    page({ "@type": "JobPosting", title: "Potter", description: "Throw mugs.", datePosted: "2026-01-01" }),
    page({ "@type": "Restaurant", name: "Acme" }),
    page({ "@type": "Product", name: "Mug", review: { "@type": "Review", reviewBody: "Good", author: "Ann" } }),
    page({
      "@type": "Product",
      name: "Mug",
      review: { "@type": "Review", reviewRating: { "@type": "Rating", ratingValue: 5 } },
    }),
  ],
  outside: [
    // Google shows neither any more.
    productPage({ jsonLd: { "@context": "https://schema.org", "@type": "FAQPage" } }),
    productPage({ jsonLd: { "@context": "https://schema.org", "@type": "ClaimReview", name: "Mugs break" } }),
    productPage(),
    productPage({ jsonLd: null }),
  ],
};
