import type { PageKind } from "../page-facts.ts";
import type { Business } from "./businesses.ts";
import type { PageNote } from "./page-note.ts";
import type { SiteProfile } from "./site-meaning.ts";

interface Evidence {
  readonly notes: readonly PageNote[];
  readonly kinds: readonly PageKind[];
  readonly currencies: readonly string[];
  /** Pages with a price and a buy control of their own. */
  readonly offers: number;
}

/** Pages on which an entity of each business stands. */
function countTypes(notes: readonly PageNote[]): Map<Business, number> {
  const counts = new Map<Business, number>();
  for (const { signs } of notes) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}

function countLanguages(notes: readonly PageNote[]): string[] {
  const counts = new Map<string, number>();
  for (const { languages } of notes) {
    const language = languages[0]?.trim().split(/[-_]/)[0]?.toLowerCase() ?? "";
    if (/^[a-z]{2,3}$/.test(language)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
}

const share = (kinds: Evidence["kinds"], wanted: PageKind): number =>
  kinds.filter((kind) => kind === wanted).length / Math.max(1, kinds.length);

function readSells({ notes, kinds, offers }: Evidence): { sells: boolean | null; because: string[] } {
  const carts = kinds.filter((kind) => kind === "cart").length;
  const controls = notes.filter((note) => note.controls > 0).length;
  const marked = notes.filter((note) => note.marked?.price != null).length;
  const because: string[] = [];
  if (offers > 1) because.push(`${offers} pages show a price with a control to buy`);
  if (marked > 0) because.push(`${marked} pages mark up a product with an offer`);
  if (carts > 0) because.push("a cart or checkout is reached");
  const sells = offers > 1 || (carts > 0 && controls > 0) || (marked > 1 && controls > 0);
  return { sells: sells ? true : controls === 0 && carts === 0 ? false : null, because };
}

function readBusiness(
  evidence: Evidence,
  sells: boolean | null,
): { business: Business | null; because: string | null } {
  const { notes, kinds } = evidence;
  const types = countTypes(notes);
  const isRestaurant = (types.get("restaurant") ?? 0) > 0;
  if (isRestaurant)
    return { business: sells === true ? "food-ordering" : "restaurant", because: "its markup names a restaurant" };
  if (sells === true) return { business: "online-shop", because: null };
  for (const [business, count] of [...types].toSorted(([, a], [, b]) => b - a))
    if (count > 0) return { business, because: `its markup says so on ${count} pages` };
  if (share(kinds, "article") > 0.5) return { business: "publisher", because: "most of its pages are articles" };
  return { business: null, because: null };
}

/** What business a site is, and whether it sells: from offers, carts, markup and kinds of pages, never from missing words. */
export function readProfile(evidence: Evidence): SiteProfile {
  const { sells, because } = readSells(evidence);
  const { business, because: told } = readBusiness(evidence, sells);
  const reasons = told === null ? because : [...because, told];
  return {
    business,
    sells,
    certainty: Math.min(1, reasons.length * 0.35),
    currencies: evidence.currencies,
    languages: countLanguages(evidence.notes),
    because: reasons,
    correctedBy: null,
  };
}
