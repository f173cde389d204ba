/** Languages of the words below; those of others stand in the table of what short texts of shops mean. */
export const reviewLanguages: ReadonlySet<string> = new Set("en de fr es it nl sv da no nb nn pt pl cs fi".split(" "));

/** Words that head or label customer reviews, lower case. */
export const reviewWords =
  /\b(reviews?|ratings?|testimonials?|bewertung(en)?|kundenmeinung(en)?|rezension(en)?|erfahrungen|avis|commentaires clients|opiniones|reseñas|valoraci(ón|ones)|recension(er|i)?|omdöme[nt]?|betyg|beoordeling(en)?|ervaringen|anmeldelser|omtaler|avaliações|opinie|hodnocení|recenze|arvostelut)\b/iu;

/** Services that write reviews into the page by script; the first group is the name. */
export const reviewServices =
  /\/\/(?:[\w-]+\.)*(judge\.me|judgeme|yotpo|loox|stamped|okendo|bazaarvoice|powerreviews|reviews\.io|trustpilot|trustedshops|ekomi|feefo|turnto|junip|rivyo|ryviu|fera\.ai|opinew|lipscore|kiyoh|shopvote)(?:\.(?:com|me|io|de|co\.uk|net|ai|app|nl))?\b/i;
