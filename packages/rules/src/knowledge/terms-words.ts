const any = (list: string): string =>
  `(?:${list
    .trim()
    .split(/\s*\n\s*/)
    .join("|")})`;
const word = (list: string): RegExp => new RegExp(`(?<!\\p{L})${any(list)}(?!\\p{L})`, "iu");

/** Days as shops write them, behind one number or two: "30 days", "2–3 Werktage", "2 to 3 working days". */
export const daySpans =
  /(?<![\d.,])(\d{1,3})(?:\s*(?:[-–—]|to|or|bis|oder|à|ou|a|y|till|tot|til|eller)\s*(\d{1,3}))?[\s-]*(?:(?:business|working|calendar|natural|full)\s+)?(?:(?:werk|arbeits|kalender|arbets|var|hver)?(?:days?|tage?n?|jours?|días?|dias|giorni|dagen|dag(?:ar)?|dage|dager|päivä\p{L}*|dni|dnů)|日)(?!\p{L})/giu;

/** A buyer sends goods back. */
export const returning = word(`
  return(?:s|ed|ing|able)?\n send (?:it|them|the items?|goods) back\n money[- ]back
  rückgabe\\p{L}*\n zurück(?:geben|senden|schicken|gegeben|gesendet)\n widerruf\\p{L}*\n umtausch\\p{L}*\n retoure\\p{L}*
  retours?\n retourner\n rétractation\n renvoyer\n devoluci\\p{L}*\n devolver\n devoluç\\p{L}*\n restitu\\p{L}*\n reso\n resi\n recesso
  retourneren\n herroep\\p{L}*\n retur\\p{L}*\n ångerrätt\\p{L}*\n öppet köp\n fortrydelsesret\n angrerett\n zwrot\\p{L}*\n palautus\\p{L}*
`);

/** When money comes back, which is another span of days. */
export const refunding = word(`
  refund\\p{L}*\n reimburs\\p{L}*\n process\\p{L}*\n (?:rück)?erstatt\\p{L}*\n bearbeit\\p{L}*\n rembours\\p{L}*\n reembols\\p{L}*
  rimbors\\p{L}*\n terugbeta\\p{L}*\n återbetal\\p{L}*\n tilbagebetal\\p{L}*\n refun\\p{L}*
`);

/** Sending back costs the buyer nothing. */
export const freeReturn = word(`
  free returns?\n returns? (?:is|are) free\n free of charge\n kostenlose[nr]? (?:rückgabe|retoure|rücksendung)\\p{L}*\n kostenfreie[nr]? (?:rückgabe|retoure|rücksendung)\\p{L}*
  retours? gratuits?\n devoluci(?:ón|ones) gratis\n devoluci(?:ón|ones) gratuitas?\n res[oi] gratuit[oi]\n gratis retour\\p{L}*\n fri retur\n gratis retur
`);

/** The buyer pays for sending back. */
export const paidReturn = word(`
  (?:you|customers?|buyers?) (?:must |will |should |have to )?(?:pay|pays|bear|bears|cover|covers)(?: \\p{L}+){0,4} (?:return|shipping|postage)\\p{L}*
  return (?:shipping|postage)(?: costs?| fees?)? (?:is|are) (?:paid|borne|covered) by (?:you|the (?:customer|buyer))
  (?:you|customers?|buyers?) (?:are|is) responsible for(?: \\p{L}+){0,4} return\\p{L}*
  kosten der rücksendung (?:trägt|tragen)(?: \\p{L}+){0,2} (?:der käufer|der kunde|sie)\n (?:sie|der kunde|der käufer) (?:tragen|trägt) die (?:unmittelbaren )?kosten der rücksendung
  frais de retour (?:sont )?à (?:la|votre) charge\\p{L}*\n (?:köparen|kunden|du) (?:betalar|står för) returfrakt\\p{L}*
`);

/** Goods are sent to the buyer. */
export const shipping = word(`
  shipping\n ship\n ships\n shipped\n delivery\n postage\n versand(?:kosten)?\n lieferung\n livraison\n frais de port\n envíos?\n gastos de envío\n spedizione
  verzending\n verzendkosten\n bezorging\n frakt\n fragt\n levering\n leverans\n dostawa\n doprava\n toimitus
`);

/** Goods reach the buyer, unlike their leaving the shop. */
export const arriving = word(`
  deliver(?:y|ed|s|ies)?\n shipping (?:time|takes|times)\n arrives?\n lieferzeit\n lieferung\n geliefert\n zustellung\n livraison\n livrée?s?\n entregas?\n envíos?\n consegna
  levertijd\n bezorg\\p{L}*\n geleverd\n leverans\\p{L}*\n levereras\n levering\\p{L}*\n leveres\n toimitus\\p{L}*\n dostaw\\p{L}*\n doručen\\p{L}*\n dodán\\p{L}*
`);

/** Dearer ways of sending, and money that is no freight. */
export const special = word(`
  express\\p{L}*\n next[- ]day\n same[- ]day\n overnight\n expedited\n premium\n priority\n insur\\p{L}*\n versicher\\p{L}*\n assur\\p{L}*\n dut(?:y|ies)\n customs\n zoll\\p{L}*\n deposit\n value\n worth\n bulky\n sperrgut\n pallet
`);

/** Sending costs nothing. */
export const freeShipping = word(`
  free (?:\\p{L}+ )?(?:shipping|delivery|postage)\n (?:shipping|delivery) (?:is|are) free\n free (?:from|over|above)\n nothing from
  versandkostenfrei\\p{L}*\n (?:kostenlos\\p{L}*|gratis) ?(?:versand|lieferung)\n versand (?:ist )?(?:kostenlos|gratis)\n livraison (?:est )?(?:gratuite|offerte)\n frais de port offerts
  env[ií]os? (?:es )?(?:gratis|gratuitos?)\n spedizione (?:è )?gratuita\n gratis (?:verzending|bezorging|frakt|levering)\n fri (?:frakt|fragt)\n fraktfritt
`);

/** A free delivery that begins at an amount, or holds only for some. */
export const conditional = word(`
  over\n above\n from\n more than\n at least\n minimum\n exceed\\p{L}*\n orders? of\n if\n when\n only\n members?\n selected\n up to\n until
  ab\n über\n wenn\n nur\n mindest\\p{L}*\n dès\n à partir de\n plus de\n si\n desde\n a partir de\n superior\\p{L}*\n más de\n oltre\n sopra\n da\n vanaf\n boven
  över\n från\n vid\n köp\n over\n fra\n ved\n od\n nad\n yli\n kvar
`);

/** Goods are sent to the countries that follow and to no others. */
export const deliveredOnly = word(`
  (?:ship|ships|shipping|deliver|delivers|delivery)(?: is)?(?: available)? (?:only|exclusively) (?:to|within|in)\n (?:only|exclusively) (?:ship|ships|deliver|delivers) (?:to|within|in)
  (?:versand|lieferung|versenden|liefern)(?: wir)?(?: erfolgt)? (?:nur|ausschließlich) (?:nach|in|innerhalb)
  (?:livrons|livraison|expédions)(?: est)?(?: possible)? (?:uniquement|seulement|exclusivement) (?:en|vers|au|à)
  (?:enviamos|envíos?)(?: se realizan)? (?:solo|sólo|solamente|únicamente) (?:a|en|dentro de)\n (?:spediamo|spedizione) (?:solo|esclusivamente|unicamente) (?:in|verso)
  (?:verzenden|leveren|verzending)(?: wij| we)? (?:alleen|uitsluitend) (?:naar|binnen|in)\n (?:levererar|leverans|skickar)(?: vi)? (?:endast|bara) (?:till|inom)
`);

/** Languages whose words for sending back, and for what is sent free of charge, are known above. */
export const returnLanguages: ReadonlySet<string> = new Set("en de fr es pt it nl sv da no nb".split(" "));
/** Those whose words for what reaches the buyer are known. */
export const arrivalLanguages: ReadonlySet<string> = new Set([...returnLanguages, "fi", "pl", "cs"]);
