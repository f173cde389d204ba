/** What a site's business may be. */
export const businesses = [
  "online-shop",
  "food-ordering",
  "restaurant",
  "local-service",
  "agency",
  "publisher",
  "documentation",
  "software",
  "organization",
  "other",
] as const;

export type Business = (typeof businesses)[number];
