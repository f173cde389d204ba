/** Words that head or label customer reviews, lower case. */
export const reviewWords =
  /\b(reviews?|ratings?|testimonials?|bewertung(en)?|kundenmeinung(en)?|rezension(en)?|erfahrungen|avis|commentaires clients|opiniones|reseñas|valoraci(ón|ones)|recension(er|i)?|omdöme[nt]?|betyg|beoordeling(en)?|ervaringen|anmeldelser|omtaler|avaliações|opinie|hodnocení|recenze|arvostelut)\b/iu;

/** Services that write reviews into the page by script; the first group is the name. */
export const reviewServices =
  /\/\/(?:[\w-]+\.)*(judge\.me|judgeme|yotpo|loox|stamped|okendo|bazaarvoice|powerreviews|reviews\.io|trustpilot|trustedshops|ekomi|feefo|turnto|junip|rivyo|ryviu|fera\.ai|opinew|lipscore|kiyoh|shopvote)(?:\.(?:com|me|io|de|co\.uk|net|ai|app|nl))?\b/i;
