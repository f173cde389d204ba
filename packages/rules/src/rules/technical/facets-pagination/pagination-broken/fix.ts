import type { Fixer } from "../../../../fixes/fixer.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { oneLine } from "../../../../escape/plain.ts";

const MOST_LINES = 40;

/** What each dead address of a list needs: a page in the middle comes back, a link past the end goes. */
export const fix: Fixer = ({ faults }, view) => {
  const lines = faults
    .slice(0, MOST_LINES)
    .map(({ url, evidence }) =>
      typeof evidence.saw === "string"
        ? `${oneLine(url)}\n-> names itself as its next page: name the page that follows, or none on the last one`
        : `${oneLine(url)}\n-> ${hasLater(url, view) ? "bring this page back: later pages of the same list answer" : "no later page of this list was seen: let the list link to it only once it has entries"}`,
    );
  const more = faults.length - lines.length;
  return [...lines, ...(more > 0 ? [`... and ${more} more`] : [])].join("\n\n");
};

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
