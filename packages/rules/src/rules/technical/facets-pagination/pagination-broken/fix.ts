import type { Fixer } from "../../../../fixes/fixer.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { oneLine } from "../../../../escape/plain.ts";

const MOST_LINES = 40;

/** What each dead address of a list needs: its page under another folder, its return, or no link at all. */
export const fix: Fixer = ({ faults }, view) => {
  const lines = faults
    .slice(0, MOST_LINES)
    .map(({ url, evidence }) => `${oneLine(url)}\n-> ${needOf(url, evidence.saw, view)}`);
  const more = faults.length - lines.length;
  return [...lines, ...(more > 0 ? [`... and ${more} more`] : [])].join("\n\n");
};

function needOf(url: string, saw: unknown, view: SiteView): string {
  if (typeof saw === "string")
    return "names itself as its next page: name the page that follows, or none on the last one";
  const elsewhere = sameElsewhere(url, view);
  if (elsewhere !== null) return `let the list link to ${elsewhere}`;
  if (hasLater(url, view)) return "bring this page back: later pages of the same list answer";
  return isReadWhole(view)
    ? "no later page of this list was seen: let the list link to it only once it has entries"
    : "let the list link to the address at which this page stands; not all pages were read, so where that is was not seen";
}

/** Of a crawl that ended before its pages did nobody can say what is not there. */
const isReadWhole = ({ site }: SiteView): boolean =>
  site.coverage.notCrawled.every(({ reason, count }) => count === 0 || (reason !== "limit" && reason !== "robots"));

/** The only known address that ends alike: a link without its folder leads beside the list. */
function sameElsewhere(url: string, { site }: SiteView): string | null {
  const last = lastPart(url);
  const dead = new Set(site.pages.filter(({ response }) => response.status !== 200).map((page) => page.url));
  const known = [...site.pages.map((page) => page.url), ...site.sitemaps.entries.map((entry) => entry.url)];
  const found = [...new Set(known)].filter((other) => other !== url && !dead.has(other) && lastPart(other) === last);
  return last !== "" && found.length === 1 ? (found[0] ?? null) : null;
}

/** "page-2.html"; "page/2" where the number stands alone, for numbers alone say nothing. */
function lastPart(url: string): string {
  const parts = (URL.parse(url)?.pathname ?? "").split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  return /^\d*$/.test(last) ? "" : last;
}

const NUMBER = /\d+(?=\/?$)/;

function hasLater(url: string, { site }: SiteView): boolean {
  const stem = url.replace(NUMBER, "#");
  const own = Number(NUMBER.exec(url)?.[0] ?? Number.NaN);
  return site.pages.some(
    (page) =>
      page.response.status === 200 &&
      page.url.replace(NUMBER, "#") === stem &&
      Number(NUMBER.exec(page.url)?.[0]) > own,
  );
}
