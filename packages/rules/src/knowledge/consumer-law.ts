/** Members of the European Economic Area, ISO 3166-1: https://european-union.europa.eu/principles-countries-history */
const EEA: ReadonlySet<string> = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO".split(" "),
);

/**
 * What asks a business to tell people what it keeps of them: https://www.legislation.gov.uk/eur/2016/679,
 * https://www.fedlex.admin.ch/eli/cc/2022/491/en, https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm,
 * https://www.mevzuat.gov.tr (6698), https://peraturan.bpk.go.id (UU 27/2022), https://popia.co.za/section-18-notification-to-data-subject-when-collecting-personal-information/,
 * https://www.japaneselawtranslation.go.jp (Act 57 of 2003), https://laws-lois.justice.gc.ca/eng/acts/P-8.6/
 */
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

/**
 * How long goods bought at a distance may be given back without a reason: https://www.legislation.gov.uk/uksi/2013/3134,
 * https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm, https://www.mevzuat.gov.tr (6502); in the EEA
 * https://eur-lex.europa.eu/eli/dir/2011/83/oj and https://eur-lex.europa.eu/eli/reg/2016/679/oj
 */
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
