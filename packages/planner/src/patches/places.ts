import { isOrganization } from "@audit/rules/view/entities";
import { placeOf, type Patch, isOpen } from "@audit/rules/fixes/patches/patch";
import { cleanUrl, secureUrl } from "@audit/rules/view/clean-url";
import { leadPicture } from "@audit/rules/view/product-words";
import { sitePicture } from "@audit/rules/view/site-picture";
import type { SiteView } from "@audit/rules/view/site-view";

/** A place, and what is done there where that is one of two opposites; null where any other change is another one. */
interface Place {
  readonly place: string;
  readonly does: "shows" | "hides" | null;
}

/** Kinds of one thing: a page has one block for each. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(Product|ProductGroup|IndividualProduct|ProductModel)$/, "Product"],
  [/(Article|BlogPosting|Report)$/, "Article"],
];

const familyOf = (type: string): string =>
  isOrganization({ types: [type] }) ? "Organization" : (FAMILIES.find(([types]) => types.test(type))?.[1] ?? type);

/** The place that a patch changes; for markup the entity of the page. */
export function entityOf(patch: Patch): Place {
  // Several blocks of one kind that stand on the page already are several things.
  const replaced = patch.op === "jsonld" ? ` ${nameIn(patch.before)}` : "";
  const key = patch.op === "jsonld" ? [...new Set((patch.key ?? "").split("+").map(familyOf))].join("+") : patch.key;
  return { place: placeOf({ ...patch, ...(key === undefined ? {} : { key }) } as Patch) + replaced, does: null };
}

const nameIn = (json: string | null): string => /"(?:@id|name|url)":"([^"]*)"/.exec(json ?? "")?.[1] ?? "";

/** Whether a page is to be found or not, by whatever means. */
export function stanceOf({ at, op, url, before, after }: Patch): Place | null {
  const of = (address: string | null, does: "shows" | "hides"): Place => ({ place: `found ${address ?? ""}`, does });
  if (op === "robots") {
    const [hid, hides] = [before, after].map((value) => /noindex|none/i.test(value ?? ""));
    // What only lets links be followed says nothing of whether the page is found.
    if (before !== null && hid === hides) return null;
    return of(url, hides === true ? "hides" : "shows");
  }
  if (op === "canonical") return of(url, after === url ? "shows" : "hides");
  if (at === "redirects") return of(url, "hides");
  if (op === "add") return of(after, "shows");
  return op === "remove" ? of(before, "hides") : null;
}

/** Words that must stand on one page only, or on one picture of it; null for all else. */
export function wordsOf(patch: Patch): string | null {
  const { op, url, after } = patch;
  if (after === null || isOpen(patch)) return null;
  if (op === "title" || op === "description") return `${op} ${after.toLowerCase()}`;
  return op === "alt" ? `alt ${url} ${after.toLowerCase()}` : null;
}

/** At most so many addresses are taken to lead to one page: more would mean that the page was found wrongly. */
const MOST_TO_ONE = 5;

/** A picture proposed as the preview of more pages is none of their own. */
const MOST_PREVIEWS = 3;

/** Previews of many pages that would all show the same picture, but that of the whole site. */
export function sharedPreviews(patches: readonly Patch[], view: SiteView): ReadonlySet<Patch> {
  const ofSite = sitePicture(view);
  const previews = patches.filter(
    ({ op, after, url }) =>
      /^(og|twitter):image$/.test(op) && after !== null && after !== ofSite && !leads(url, after, view),
  );
  const groups = Map.groupBy(previews, ({ op, after }) => `${op} ${after}`);
  return new Set(
    [...groups.values()].filter((group) => new Set(group.map(({ url }) => url)).size > MOST_PREVIEWS).flat(),
  );
}

/** What heads the page itself is its own, also where the few pages of its subject share it. */
function leads(url: string, picture: string, view: SiteView): boolean {
  const page = view.pageAt(url);
  return page !== null && leadPicture(page, view).includes(picture);
}

/** Links and redirects from many different addresses to one page. */
export function tooManyTo(patches: readonly Patch[], view: SiteView): ReadonlySet<Patch> {
  const plain = (address: string): string => secureUrl(cleanUrl(address)).replace(/\/$/, "");
  const leading = patches.filter(
    ({ op, before, after, url }) =>
      (op === "link" || op === "redirect") &&
      after !== null &&
      plain(op === "link" ? (before ?? "") : url) !== plain(after) &&
      !view.pageAt(op === "link" ? (before ?? "") : url)?.response.redirectTo,
  );
  const groups = Map.groupBy(leading, ({ after }) => after);
  const crowded = [...groups.values()].filter(
    (group) => new Set(group.map(({ op, before, url }) => (op === "link" ? before : url))).size > MOST_TO_ONE,
  );
  return new Set(crowded.flat());
}
