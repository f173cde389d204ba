import type { Cause } from "../../cause.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Variant } from "../../words.ts";
import { counted, number } from "../../wording/plural.ts";
import { insteadOf } from "./sitemap-fixes.ts";

/** What the sitemap lacks; the other rules tell what it should not hold. */
const LACKS = "sitemap-missing-pages";

/** The findings whose entries a task corrects, its own first. */
const joined = ({ finding, heals = [] }: Pick<Cause, "finding" | "heals">) => [
  finding,
  ...heals.flatMap(({ withCode }) => (withCode?.area === "sitemaps" ? [withCode] : [])),
];

/** One file is corrected once, whatever several rules found in it. */
export const wholeSitemap: Variant = {
  when: (_fault, cause) => joined(cause).length > 1,
  figures: (cause, view) => {
    const { gone, come } = changes(cause, view);
    const add = come === 0 ? "" : `add ${number(come)}`;
    return `Correct the sitemap: ${[gone === 0 ? "" : `take out ${counted(gone, "address", "addresses")}`, add].filter(Boolean).join(", ")}`;
  },
  steps:
    "Take the addresses below out of the sitemap and put the others in. Where a program writes the file, let it leave out what forwards, fails, is kept out of search or is none of the site, and list every page that is meant for search.",
};

function changes(cause: Cause, view: SiteView): { readonly gone: number; readonly come: number } {
  const urlsOf = (isAdded: boolean): ReadonlySet<string> =>
    new Set(
      joined(cause).flatMap(({ rule, pages }) => ((rule === LACKS) === isAdded ? pages.map(({ url }) => url) : [])),
    );
  const gone = urlsOf(false);
  const listed = new Set(view.site.sitemaps.entries.map(({ url }) => url));
  const instead = [...gone].flatMap((url) => insteadOf(url, view) ?? []).filter((url) => !listed.has(url));
  return { gone: gone.size, come: new Set([...urlsOf(true), ...instead]).size };
}
