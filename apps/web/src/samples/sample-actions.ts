import type { Action } from "@audit/contract";

export const sampleAction: Action = {
  id: "0c2f6d5e-3b1a-4f7e-8a55-1f2d3c4b5a01",
  job_id: "5b0c0a7e-6f0e-4d5c-9a57-0d6a4d1c1a04",
  title: "Tell Google the price of the product on 12 product pages",
  action_name: "Add the price to product markup",
  impact: "high",
  status: "todo",
  category: "schema",
  difficulty: "easy",
  time_estimate: 45,
  time_available: "45 min",
  time_to_result: "2-4 weeks",
  business_value: "Results with a price get more clicks. Concerns 12 of 80 product pages (15 %).",
  searchVolume: null,
  leads: null,
  problem: "The Product markup of these pages has no offers. Google then shows no price beside the result.",
  solution: "1. Add an offer to the product markup.\n2. Use the code below, made from your page's own data.",
  implementation: '"offers": { "@type": "Offer", "price": "12.90", "priceCurrency": "EUR" }',
  code_example: null,
  tags: ["product", "quick-win"],
  started_at: null,
  completed_at: null,
  notes: null,
  effectiveness_rating: null,
  verification: null,
  rule: "product-offer-missing",
  template: "product",
  affected: { count: 12, urls: ["https://shop.example/products/brush", "https://shop.example/products/soap"] },
  evidence: [
    {
      url: "https://shop.example/products/brush",
      at: "JSON-LD block 1, Product",
      saw: { name: "Brush", offers: null },
      expected: "offers with price and currency",
    },
  ],
  check: "Open the page in Google's rich result test. Expected: a price is shown.",
  check_command: "curl -sL 'https://shop.example/products/soap' | grep -i offers",
  done_by: "developer",
  pages: [],
  heals: [],
  fingerprint: "2927ef923047b8a7",
  search: null,
  priority: 4.29,
  ranking: [
    { factor: "severity", value: 10, words: "high impact" },
    { factor: "reach", value: 0.225, words: "12 of 80 addresses of its kind; the site has 420 pages" },
    { factor: "page worth", value: 2, words: "product pages, weighed by the site's own links to them" },
    { factor: "certainty", value: 1, words: "read directly" },
    { factor: "effort", value: 1.05, words: "1 hour of work: it only decides between tasks of nearly the same worth" },
  ],
};

const idOf = (number: number): string => `0c2f6d5e-3b1a-4f7e-8a55-1f2d3c4b5a${String(number).padStart(2, "0")}`;

/** One task per impact and state. */
export const sampleActions: readonly Action[] = [
  sampleAction,
  {
    ...sampleAction,
    id: idOf(2),
    title: "31 titles are cut off",
    impact: "medium",
    category: "content",
    time_estimate: 90,
  },
  {
    ...sampleAction,
    id: idOf(3),
    title: "The site has no icon",
    impact: "low",
    category: "technical",
    status: "in-progress",
  },
  {
    ...sampleAction,
    id: idOf(4),
    title: "Let AI search engines read your shop",
    category: "technical",
    status: "completed",
  },
];
