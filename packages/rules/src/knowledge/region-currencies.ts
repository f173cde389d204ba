const EURO = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME";
const DOLLAR = "US PR GU EC SV PA";

/** Other countries with one currency of their own, ISO 4217. */
const OWN =
  "AE AED, AR ARS, AU AUD, BR BRL, CA CAD, CH CHF, CL CLP, CN CNY, CO COP, CZ CZK, DK DKK, EG EGP, GB GBP, HK HKD, HU HUF, " +
  "ID IDR, IL ILS, IN INR, IS ISK, JP JPY, KR KRW, LI CHF, MA MAD, MX MXN, MY MYR, NO NOK, NZ NZD, PE PEN, PH PHP, PL PLN, " +
  "RO RON, RS RSD, SA SAR, SE SEK, SG SGD, TH THB, TR TRY, TW TWD, UA UAH, VN VND, ZA ZAR";

/** What shoppers of a country pay in; only countries where one currency rules. */
export const currencyOfRegion: ReadonlyMap<string, string> = new Map([
  ...EURO.split(" ").map((region): [string, string] => [region, "EUR"]),
  ...DOLLAR.split(" ").map((region): [string, string] => [region, "USD"]),
  ...OWN.split(", ").map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
]);
