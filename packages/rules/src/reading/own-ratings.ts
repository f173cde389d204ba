import type { PageFacts, SdItem } from "@audit/facts";
import { organizationsOn, ownOrganizations } from "./organizations.ts";
import { addressesOf, itemsOf } from "./structured-data.ts";

/** What praises the entity that carries it. */
export const PRAISE = ["aggregateRating", "review", "reviews"] as const;

type Read = Pick<PageFacts, "url" | "kind" | "structuredData">;

/**
 * Entities of the site's own business on a page. Directories rate other businesses: only an organization whose address
 * is this site's root, or the home page's, is the site's own.
 */
export function ownBusinesses({ url, kind, structuredData }: Read): SdItem[] {
  if (organizationsOn(structuredData).length === 0) return [];
  return ownOrganizations(structuredData).filter((item) => isOwn(item, url, kind === "home"));
}

/** Those of them that carry a rating or a review. */
export const ratedOwn = (page: Read): SdItem[] =>
  ownBusinesses(page).filter((item) => PRAISE.some((name) => itemsOf(item, name).length > 0));

function isOwn(item: SdItem, page: string, isHome: boolean): boolean {
  // Where others only name it, a business is known by the name of its entity: "https://shop.example/#business".
  const [address = item.id?.startsWith("http") === true ? item.id : undefined] = addressesOf(item, "url");
  if (address === undefined) return isHome;
  if (!URL.canParse(address, page)) return isHome;
  const target = new URL(address, page);
  return bare(target.hostname) === bare(new URL(page).hostname) && (isHome || target.pathname === "/");
}

const bare = (host: string): string => host.replace(/^www\./, "");
