import { linkedItems } from "../../../../view/linked-items.ts";
import type { SiteView } from "../../../../view/site-view.ts";
import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { jsonOf } from "../../../../fixes/markup/json-of.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { withoutEntries } from "../../../../fixes/sitemap/sitemap-fixes.ts";
import { isRightForm } from "../../../../reading/odd-server.ts";
import { counted } from "../../../../wording/plural.ts";

/** Entries to take out and what stands in for them, and where else the program writes the same form. */
export const fix: Fixer = (cause, view) => {
  // Where the server alone is at odds with the site, the entries are right.
  const isRight = (url: string): boolean => isRightForm(url, view.pageAt(url)?.response.redirectTo, view.site);
  const wrong = distinctUrls(cause).filter((url) => !isRight(url));
  return sectionsOf(withoutEntries(wrong, view), inMarkup(new Set(wrong), view));
};

/** A program that writes the sitemap in a wrong form writes the structured data so, too. */
function inMarkup(wrong: ReadonlySet<string>, view: SiteView): string | null {
  const forwarding = [...wrong].filter((url) => Boolean(view.pageAt(url)?.response.redirectTo));
  if (forwarding.length === 0) return null;
  const named = new Set(forwarding.map((url) => JSON.stringify(url)));
  const pages = view.served.filter((index) => {
    const page = view.site.pages[index];
    if (page === undefined) return false;
    const json = JSON.stringify(linkedItems(page.structuredData).map(jsonOf));
    return [...(json.match(/"https?:[^"]*"/g) ?? [])].some((url) => named.has(url));
  });
  return pages.length === 0
    ? null
    : `# The structured data of ${counted(pages.length, "page")} ${pages.length === 1 ? "names" : "name"} such addresses, too (url, item): write the final ones there in the same change.`;
}
