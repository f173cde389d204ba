import type { PageFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { websiteNames } from "../reading/site-names.ts";
import { hasImage, organizationOf, said } from "./entities.ts";

/** On a single page a name can be a slip, or somebody else's. */
const FEWEST_PAGES = 2;
/** Pages that call the site by several names tell none, unless nearly all agree. */
const MOST = 2 / 3;

/** What several of the pages call their site in so many words: og:site_name, WebSite, their own Organization. */
export const statedName = (pages: readonly PageFacts[], domain: string): string | null =>
  agreed(
    pages.map((page) => [
      page.head.openGraph["og:site_name"] ?? null,
      ...websiteNames(page.structuredData),
      organizationName(page, domain, true),
    ]),
  );

/** What the markup of several pages calls an organization behind them, be it the site's own or a seller of its goods. */
export const markedName = (pages: readonly PageFacts[], domain: string): string | null =>
  agreed(pages.map((page) => [organizationName(page, domain, false)]));

function agreed(named: readonly (readonly (string | null)[])[]): string | null {
  const stating = named
    .map((names) => new Set(names.map((name) => oneLine(name ?? "")).filter((name) => name !== "")))
    .filter((names) => names.size > 0);
  const counts = new Map<string, number>();
  for (const name of stating.flatMap((names) => [...names])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [best] = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  return best !== undefined && best[1] >= Math.max(FEWEST_PAGES, MOST * stating.length) ? best[0] : null;
}

/** Makers and sellers are organizations too: the site's own names its address, or its logo where it names none. */
function organizationName(page: PageFacts, domain: string, isSure: boolean): string | null {
  const organization = organizationOf(page);
  if (organization === undefined) return null;
  const url = said(organization, "url");
  const host = URL.parse(url ?? page.url, page.url)?.hostname ?? "";
  const isElsewhere = host !== domain && !host.endsWith(`.${domain}`);
  if (isElsewhere || (isSure && url === null && !hasImage(organization, "logo"))) return null;
  return said(organization, "name");
}
