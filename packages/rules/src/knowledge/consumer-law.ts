/** Members of the European Economic Area, ISO 3166-1: https://european-union.europa.eu/principles-countries-history */
const EEA: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO".split(" "),
);

/** What asks a business to tell people what it keeps of them. */
const OF_DATA: Readonly<Record<string, string>> = {
  GB: "UK GDPR, articles 13 and 14",
  CH: "Federal Act on Data Protection, article 19",
  BR: "LGPD (Law 13.709/2018), article 9",
  TR: "KVKK (Law 6698), article 10",
  ID: "Law 27 of 2022 on personal data protection",
  ZA: "POPIA, section 18",
  JP: "Act on the Protection of Personal Information",
  CA: "PIPEDA; in Quebec Law 25",
};

/** How long goods bought at a distance may be given back without a reason. */
const OF_RETURNS: Readonly<Record<string, string>> = {
  GB: "at least 14 days from delivery to cancel and 14 more to send back, refund within 14 days (Consumer Contracts Regulations 2013)",
  BR: "at least 7 days from delivery (Código de Defesa do Consumidor, article 49)",
  TR: "at least 14 days from delivery (Law 6502, article 48)",
};

/** @param country ISO 3166-1, or null where none is known for sure */
export const privacyLaw = (country: string | null): string | null =>
  country === null ? null : EEA.has(country) ? "GDPR, articles 13 and 14" : (OF_DATA[country] ?? null);

/** @param country ISO 3166-1, or null where none is known for sure */
export const withdrawalLaw = (country: string | null): string | null =>
  country === null
    ? null
    : EEA.has(country)
      ? "at least 14 days from delivery, refund within 14 days of the notice, and a form for it (Directive 2011/83/EU, articles 9 to 13)"
      : (OF_RETURNS[country] ?? null);
