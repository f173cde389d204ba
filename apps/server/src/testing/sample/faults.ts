/** What is wrong with single pages or the whole of the sample's demo shop: ids of rules. */
export const sampleFaults: readonly string[] = [
  "ai-search-bots-blocked",
  "noindex-on-important-page",
  "offer-price-mismatch",
  "broken-internal-links",
  "redirect-chain",
  "product-description-missing",
  "h1-missing",
  "img-too-heavy",
  "cwv-lcp",
  "render-blocking",
  "statistics-missing",
  "sitemap-lastmod-missing",
  "hsts-missing",
];

/** What is wrong with its templates, as shops usually have it. */
export const sampleTemplateFaults = [
  { under: "/products/", each: 1, replace: /"hasMerchantReturnPolicy":\{[^{}]*\},/g, by: "" },
  { under: "/products/", each: 1, replace: /"shippingDetails":\{.*?\}\}\},/g, by: "" },
  { under: "/products/", each: 3, replace: /"gtin13":"\d+",/g, by: "" },
  { under: "/products/", each: 4, replace: /"priceValidUntil":"[\d-]+"/g, by: '"priceValidUntil":"2025-06-30"' },
  { under: "/products/", each: 5, replace: /<meta name="description"[^>]*>\n/g, by: "" },
  { under: "/collections/", each: 1, replace: /<meta name="description"[^>]*>\n/g, by: "" },
  { under: "/collections/", each: 1, replace: /(?<=<\/h1>)(<p>[^<]*<\/p>)+/g, by: "" },
  { under: "/collections/", each: 6, replace: / alt="[^"]*"/g, by: "" },
  { under: "/blog/", each: 1, replace: /"author":\{[^{}]*\},/g, by: "" },
  {
    under: "/blog/",
    each: 1,
    replace: /(?<=property="og:image" content=")[^"]*/g,
    by: "https://shop.example/media/shop.jpg",
  },
] as const;
