import { type PageFacts, registrableDomainOf } from "@audit/facts";
import { legalNameOf } from "../../view/legal-name.ts";
import { businessFacts } from "../../view/business-facts.ts";
import { withdrawalLaw } from "../../knowledge/consumer-law.ts";
import { statedReturnDays } from "../../view/stated-returns.ts";
import type { SiteView } from "../../view/site-view.ts";
import { isFillIn } from "../fixer.ts";
import { nameOfSite } from "../markup/organization-markup.ts";

/** What a part of a page says already, as the site shows it elsewhere, and what only its owner can add. */
export interface Known {
  readonly said: string;
  /** In words, or "" where nothing is missing. */
  readonly ask: string;
}

/** Who stands behind the site, as its pages show it. */
export function whoIsResponsible(view: SiteView): Known {
  const { address, mail, phone } = businessFacts(view);
  const name = nameOfSite(view);
  const company = legalNameOf(view, name);
  const street = address === null ? null : `${address.street}, ${address.postalCode} ${address.locality}`;
  const said = [company ?? (isFillIn(name) ? null : name), street, mail, phone].filter((one) => one !== null);
  const missing = [
    company === null && "company with its legal form",
    street === null && "address",
    mail === null && "e-mail",
  ];
  return { said: said.join(", "), ask: missing.filter((one) => one !== false).join(", ") };
}

const MOST_HOSTS = 12;

/** Services that get to know of each visit or message because pages load from them or send to them, most used first. */
export function servicesOf(view: SiteView): string[] {
  const own = view.site.registrableDomain;
  const used = new Map<string, number>();
  for (const page of view.site.pages)
    for (const domain of new Set(addressesOf(page).flatMap(domainOf)))
      if (domain !== own) used.set(domain, (used.get(domain) ?? 0) + 1);
  return [...used]
    .toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, MOST_HOSTS)
    .map(([domain]) => domain);
}

const addressesOf = ({ resources, forms }: PageFacts): string[] => [
  ...[...resources.scripts, ...resources.styles, ...resources.iframes].flatMap(({ url }) => url ?? []),
  ...(forms.outward ?? []),
];

function domainOf(address: string): string[] {
  const host = /^https?:/.test(address) ? URL.parse(address)?.hostname : undefined;
  return host === undefined || !/\.\p{L}+$/u.test(host) ? [] : [registrableDomainOf(host)];
}

/** For how long goods are taken back: as the shop says elsewhere, and as the law of its country asks. */
export function returnTime(view: SiteView): Known {
  const days = statedReturnDays(view);
  const law = withdrawalLaw(businessFacts(view).country);
  return {
    said: [days === null ? null : `your pages say ${days} days`, law === null ? null : `the law asks for ${law}`]
      .filter((one) => one !== null)
      .join("; "),
    ask: days === null ? "number of days, counted from when" : "counted from when",
  };
}
