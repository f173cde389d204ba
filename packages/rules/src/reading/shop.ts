import type { PageFacts } from "@audit/facts";
import { noted } from "./noted.ts";
import { organizationsOn } from "./organizations.ts";
import { says } from "./structured-data.ts";

/** True when the crawled pages sell something: product pages with a price, a cart or a checkout. */
export function isShop(pages: readonly PageFacts[]): boolean {
  return pages.some(
    ({ kind, commerce }) =>
      kind === "cart" || (kind === "product" && (commerce.prices.length > 0 || commerce.buyControl !== null)),
  );
}

/** True when the site takes data from its visitors: it sells, counts visits, or has forms other than a search. */
export function collectsData(pages: readonly PageFacts[]): boolean {
  return (
    isShop(pages) ||
    pages.some(
      ({ tech, forms }) => tech.analytics.length > 0 || forms.hasPassword || forms.total > (forms.hasSearch ? 1 : 0),
    )
  );
}

/** True when somebody runs the site as a business or club: it sells, asks visitors for data, or has a contact page. */
export const isBusiness = (pages: readonly PageFacts[]): boolean =>
  isShop(pages) ||
  pages.some(({ kind, forms }) => kind === "contact" || forms.hasPassword || forms.total > (forms.hasSearch ? 1 : 0));

/** True when structured data of any page gives a phone number, e-mail or postal address of an organization. */
export const statesContact = (pages: readonly PageFacts[]): boolean => pages.some(givesContact);

const givesContact = noted(({ structuredData }) =>
  organizationsOn(structuredData).some(({ item }) =>
    ["telephone", "email", "contactPoint", "address"].some((name) => says(item, name)),
  ),
);
