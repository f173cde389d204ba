const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Properties whose values schema.org wants as ISO 8601 dates or date-times. */
export const dateProperties = names(`
  datePublished dateModified dateCreated datePosted uploadDate startDate endDate validFrom validThrough
  validUntil priceValidUntil availabilityStarts availabilityEnds birthDate deathDate foundingDate releaseDate expires
`);

/** Properties whose values schema.org wants as ISO 8601 durations. */
export const durationProperties = names("duration prepTime cookTime totalTime performTime timeRequired");

/** Properties whose texts are addresses. Google asks for absolute ones. */
export const addressProperties = names(
  "url sameAs image logo thumbnailUrl contentUrl embedUrl mainEntityOfPage target downloadUrl installUrl hasMap",
);

/** Properties whose values are currencies of ISO 4217, without those of offers, which have a rule of their own. */
export const currencyProperties = names("currency currenciesAccepted salaryCurrency");
