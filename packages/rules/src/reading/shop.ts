import type { Business, PageFacts, SiteFacts } from "@audit/facts";
import { noted } from "./noted.ts";
import { organizationsOn } from "./organizations.ts";
import { says } from "./structured-data.ts";

type Known = Pick<SiteFacts, "pages" | "profile">;

/** True when the site is known to sell: by offers, product markup or a cart, see its profile. */
export const isShop = ({ profile }: Pick<SiteFacts, "profile">): boolean => profile.sells === true;

const hasForms = ({ forms }: PageFacts): boolean => forms.hasPassword || forms.total > (forms.hasSearch ? 1 : 0);

/** True when the site takes data from its visitors: it sells, counts visits, or has forms other than a search. */
export const collectsData = (site: Known): boolean =>
  isShop(site) || site.pages.some((page) => page.tech.analytics.length > 0 || hasForms(page));

const UNKEPT: ReadonlySet<Business | null> = new Set([null, "documentation", "software", "other"]);

/** True when somebody runs the site as a business or club: it sells, asks visitors for data, or has a contact page. */
export const isBusiness = (site: Known): boolean =>
  isShop(site) ||
  !UNKEPT.has(site.profile.business) ||
  site.pages.some((page) => page.kind === "contact" || hasForms(page));

/** True when structured data of any page gives a phone number, e-mail or postal address of an organization. */
export const statesContact = (pages: readonly PageFacts[]): boolean => pages.some(givesContact);

const givesContact = noted(({ structuredData }) =>
  organizationsOn(structuredData).some(({ item }) =>
    ["telephone", "email", "contactPoint", "address"].some((name) => says(item, name)),
  ),
);

const CONTENT: ReadonlySet<string> = new Set(["article", "product", "service"]);
const FRAME: ReadonlySet<string> = new Set(["header", "footer", "nav"]);

/**
 * True when a page shows how to reach the business, in whatever language: a mail address or a number to call in the
 * frame of its pages, or these or a chat on a page that is not about one thing. Articles and goods may name those of others.
 */
export const showsContact = (pages: readonly PageFacts[]): boolean => pages.some(givesContactInSight);

const givesContactInSight = noted(
  ({ kind, claims, outline }) =>
    kind === "contact" ||
    (!CONTENT.has(kind) && (outline.chats ?? []).length > 0) ||
    [...claims.mails, ...claims.phones].some(({ region }) => FRAME.has(region) || !CONTENT.has(kind)),
);
