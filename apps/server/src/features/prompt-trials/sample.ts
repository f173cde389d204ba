import type { SiteSummary } from "@audit/engine/process";

/** The shop that prompts are tried on: nobody's, and always the same, so that two trials can be compared. */
export const SAMPLE_DOMAIN = "hill-farm-soap.example";

export const sampleSiteSummary: SiteSummary = {
  home: `https://${SAMPLE_DOMAIN}/`,
  language: "en-GB",
  kinds: [
    { kind: "product", pages: 12 },
    { kind: "category", pages: 3 },
    { kind: "home", pages: 1 },
    { kind: "about", pages: 1 },
  ],
  opening: [
    "Cold-pressed soap from goat's milk, made by hand on our farm in the Peak District.",
    "Fragrance-free bars for sensitive skin, shampoo bars and gift boxes, sent in paper.",
  ],
  pages: [
    {
      kind: "home",
      title: "Hill Farm Soap | Handmade goat's milk soap",
      description: "Handmade goat's milk soap for sensitive skin, from our own herd.",
      heading: "Soap from our own herd",
    },
    {
      kind: "about",
      title: "Our farm | Hill Farm Soap",
      description: "A small family farm with forty goats and a soap kitchen.",
      heading: "A small farm with forty goats",
    },
    {
      kind: "category",
      title: "Shampoo bars | Hill Farm Soap",
      description: "Shampoo bars without palm oil and without plastic.",
      heading: "Shampoo bars",
    },
    {
      kind: "product",
      title: "Oat and honey soap | Hill Farm Soap",
      description: "A mild bar with oats and honey for dry skin.",
      heading: "Oat and honey soap",
    },
  ],
};

export const sampleAbout =
  "A small farm makes soap and shampoo bars from goat's milk by hand. It is for people with sensitive or dry skin.";

/** As the built-in writer writes of a shop; one of each kind of sentence. */
export const sampleSentences: Readonly<Record<"action_wording" | "executive_summary", readonly string[]>> = {
  action_wording: [
    "12 product pages don't tell search engines the price",
    "Without a price in the structured data, Google can't show the product as an offer in its results.",
    "Concerns all 12 product pages that were looked at.",
    "Together they get 41% of the site's internal links.",
    "Product pages are where visitors buy.",
    "3 category pages have no meta description",
    "Search engines then pick any text of the page for their result, often the navigation.",
    "Concerns 3 of 3 category pages (100%).",
    "AI assistants can only cite what they may and can read.",
  ],
  executive_summary: [
    `On 20 November 2026 we read 17 pages of ${SAMPLE_DOMAIN} (5 templates, 12 product pages).`,
    "Its health is 63 of 100, its visibility for AI assistants 58 of 100.",
    "148 checks hold, 31 fail, 6 of them with high impact; 4 could not be decided.",
    "The plan has 27 tasks.",
    "22 checks of high impact hold.",
    "Visitor numbers, sales, rankings and links from other sites are not part of this audit.",
    "The first 3 tasks together take about 4 hours.",
    "Run the audit again afterwards to see each of them confirmed.",
  ],
};
