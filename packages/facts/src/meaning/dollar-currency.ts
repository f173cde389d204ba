import type { PageFacts } from "../page-facts.ts";

/** Countries whose shops write "$" for their own money, with its code and how numbers from abroad begin (CLDR, ITU-T E.164). */
const countries: readonly (readonly [country: string, currency: string, calling: string])[] = [
  ["US", "USD", ""],
  ["CA", "CAD", ""],
  ["AU", "AUD", "61"],
  ["NZ", "NZD", "64"],
  ["MX", "MXN", "52"],
  ["CO", "COP", "57"],
  ["CL", "CLP", "56"],
  ["AR", "ARS", "54"],
  ["UY", "UYU", "598"],
  ["SG", "SGD", "65"],
  ["HK", "HKD", "852"],
  ["TW", "TWD", "886"],
];
/** Domains of countries that are sold to everybody. */
const soldToAll = new Set(["CO"]);

type Named = Pick<PageFacts, "head" | "claims">;

const regionOf = (tag: string | null | undefined): string | undefined => tag?.split(/[-_]/)[1]?.toUpperCase();

/** The currency that a lone "$" means on a site, where language, phone numbers and domain name one such country; else null. */
export function dollarCurrency(pages: readonly Named[], host: string): string | null {
  const found = new Set<string>();
  const add = (match: (country: (typeof countries)[number]) => boolean): void => {
    for (const country of countries) if (match(country)) found.add(country[1]);
  };
  const domain = host.split(".").at(-1)?.toUpperCase() ?? "";
  for (const { head, claims } of pages) {
    for (const tag of [head.lang, head.openGraph["og:locale"]]) add(([country]) => country === regionOf(tag));
    for (const { text, digits } of claims.phones)
      if (/^\s*\(?\+/.test(text)) add(([, , calling]) => calling !== "" && digits.startsWith(calling));
  }
  if (!soldToAll.has(domain)) add(([country]) => country === domain);
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
