export const soldOut =
  /(sold[ -]out|out[ -]of[ -]stock|currently unavailable|no longer available|not in stock|nicht (mehr )?(auf lager|lieferbar|verfügbar|vorrätig)|ausverkauft|vergriffen|rupture de stock|épuisée?s?|indisponible|agotad[oa]s?|sin existencias|fuera de stock|no disponible|slutsåld[at]?|slut i lager|tillfälligt slut|ej i lager|esaurit[oa]|non disponibile|uitverkocht|niet (op voorraad|leverbaar|beschikbaar)|udsolgt|utsolgt|loppuunmyyty|esgotado|wyprzedane|brak w magazynie|vyprodáno)/iu;

export const preOrder =
  /(pre-?order|vorbestell(en|bar|ung)|précommande|reserva anticipada|preventa|förbeställ|förhandsboka|preordine|pre-?orden|voorbestell(en|ing))/iu;

export const inStock =
  /((?<!not )(?<!out of )in[ -]stock|available now|ready to ship|auf lager|sofort (lieferbar|verfügbar)|vorrätig|lieferbar|en stock|disponible (?!en)|disponibles?$|en existencia|i lager|finns i lager|disponibile|op voorraad|direct leverbaar|på lager|varastossa|em estoque|em stock|na stanie|skladem)/iu;

const timeUnit =
  "(business |working )?(days?|hours?|hrs?|weeks?)|(werk|arbeits)?tage?n?|stunden|wochen?|jours?( ouvrés| ouvrables)?|heures|semaines?|días?( hábiles| laborables)?|horas|semanas?|(arbets|var)?dag(ar)?|veckor?|timmar|giorni( lavorativi)?|ore|settimane|(werk)?dagen|uur|weken|dage|timer|hverdager|päivä(ä|ssä)?|dias( úteis)?|dni( roboczych)?";
const deliveryWords =
  "deliver(y|ed|s)?|shipp(ing|ed)|ships|dispatch(ed|es)?|liefer(ung|zeit|termin)|geliefert|lieferbar|versand(fertig)?|livraison|livrée?s?|expédi(tion|ée?s?)|env[ií]o?s?|entregas?|leverans(tid)?|levereras|skickas|frakt|spedi(zione|to)|consegna|verzend(ing|en)|verzonden|lever(ing|tijd)|bezorg(d|ing)";

/** A delivery statement names both the delivery and a span of time. */
export const deliveryTime = new RegExp(
  `((?<!\\p{L})(${deliveryWords})(?!\\p{L}).{0,60}?\\d+.{0,12}?(${timeUnit})(?!\\p{L}))|(\\d+.{0,12}?(${timeUnit})(?!\\p{L})[\\p{L} ]{0,12}?(?<!\\p{L})(${deliveryWords})(?!\\p{L}))`,
  "iu",
);

/** "4.7 / 5", "4,7 von 5", "4.7 out of 5 stars", "4.7 stars". */
export const rating =
  /(?<![\d.,])[0-5](?:[.,]\d{1,2})?\s*(?:\/\s*5(?![\d.,]*\d)|(?:out of|von|sur|de|av|su|van|af)\s+5(?!\d)|(?:★|stars?|sternen?|étoiles?|estrellas?|stjärnor|stelle|sterren))/iu;
