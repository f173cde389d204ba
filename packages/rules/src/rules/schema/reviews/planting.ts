export const rating = (more: Record<string, unknown>): Record<string, unknown> => ({
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4.6", reviewCount: 12, ...more },
});
