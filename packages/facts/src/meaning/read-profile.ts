import type { PageKind } from "../page-facts.ts";
import type { Business } from "./businesses.ts";
import type { PageNote } from "./page-note.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { readSells } from "./read-sells.ts";
import type { SiteProfile } from "./site-meaning.ts";

/** A business with what it was concluded from. */
type ReadBusiness = readonly [Business, string];

/** How many notes name each business. */
function countBusinesses(notes: readonly PageNote[], of: "marked" | "named"): (business: Business) => number {
  const counts = new Map<Business, number>();
  for (const { features } of notes)
    for (const business of features[of]) counts.set(business, (counts.get(business) ?? 0) + 1);
  return (business) => counts.get(business) ?? 0;
}

/** The language that a page declares, without region. */
export const primaryOf = ({ languages }: PageNote): string =>
  languages[0]?.trim().split(/[-_]/)[0]?.toLowerCase() ?? "";

/** BCP 47 languages that pages declare, without region, the one used most first. */
export function countLanguages(notes: readonly PageNote[]): string[] {
  const counts = new Map<string, number>();
  for (const note of notes) {
    const language = primaryOf(note);
    if (/^[a-z]{2,3}$/.test(language)) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
}

const some = 0.3;
const most = 0.5;

const byMarkup: readonly Business[] = ["local-service", "organization", "documentation", "software", "publisher"];
/** Types of works, which anybody may publish beside a business: the start page or many pages must be of them. */
const ofWorks: ReadonlySet<Business> = new Set(["documentation", "software", "publisher"]);

/** The business that markup names most. */
function readMarked({ notes, kinds }: ProfileEvidence): Business | null {
  const count = countBusinesses(notes, "marked");
  const home = notes[kinds.indexOf("home")]?.features.marked ?? [];
  const certain = byMarkup.filter((one) => !ofWorks.has(one) || home.includes(one) || count(one) > notes.length * some);
  const [first] = certain.toSorted((one, other) => count(other) - count(one));
  return first !== undefined && count(first) > 0 ? first : null;
}

/** The start page of a paper leads to what it publishes; that of a firm with a blog leads to what the firm does. */
function leadsToArticles({ notes, kinds, graph }: ProfileEvidence): boolean {
  const home = notes[kinds.indexOf("home")];
  const node = home === undefined ? -1 : graph.nodeOf(home.url);
  if (node < 0) return true;
  const kindOf = new Map(notes.map(({ url }, index) => [graph.nodeOf(url), kinds[index]]));
  const own = [...graph.outlinks(node)].filter((target) => graph.inlinks(target) * 2 <= notes.length);
  const isOf = (...wanted: readonly PageKind[]): number =>
    own.filter((target) => wanted.includes(kindOf.get(target) ?? "home")).length;
  return isOf("article", "list") >= isOf("other", "service", "product", "about", "contact");
}

const leastGoods = 3;
/** Prices on one page may be an example. */
const leastPriced = 2;

/** What a site that is known to sell nothing, or not known to sell, is. */
function readOther(evidence: ProfileEvidence, sells: boolean | null): ReadBusiness | null {
  const { notes, kinds } = evidence;
  const marked = readMarked(evidence);
  const share = (is: (note: PageNote, index: number) => boolean): number =>
    notes.filter(is).length / Math.max(1, notes.length);
  if (notes.length > 2 && share(({ features }) => features.isCode) > some)
    return marked === "software"
      ? ["software", "its markup says so, and many pages show code"]
      : ["documentation", "many of its pages show pieces of code"];
  if (marked !== null) return [marked, "its markup says so"];
  const services = kinds.filter((kind) => kind === "service").length;
  if (services > 0)
    return ["local-service", `${services} of its pages ${services === 1 ? "offers" : "offer"} a service`];
  if (notes.some(({ features }) => features.isPlace))
    return ["local-service", "it shows opening hours, a phone number and where it is"];
  if (notes.length > 3 && share((_, index) => kinds[index] === "article") > most && leadsToArticles(evidence))
    return ["publisher", "most of its pages are articles"];
  const [named] = notes[kinds.indexOf("home")]?.features.named ?? [];
  if (named !== undefined) return [named, "its start page says so"];
  if (kinds.filter((kind) => kind === "product").length >= leastGoods)
    return ["other", "it shows goods without a way to order them"];
  const priced = notes.filter(({ features, prices }) => features.isPriced || prices.length > 0).length;
  if (sells === false && priced >= leastPriced && kinds.includes("contact"))
    return ["local-service", `${priced} of its pages name prices of work that is ordered by asking`];
  return null;
}

/**
 * A kitchen is known by its markup; without, by what its start page calls itself where it also shows when and where to
 * come, or a list of prices that leads nowhere.
 */
function readKitchen({ notes, kinds }: ProfileEvidence): string | null {
  // A plugin for markup offers one type for all who sell food; what bears a barcode is packed, not cooked.
  const marked = notes.filter(({ isMarked }) => isMarked);
  const packed = marked.filter(({ isBarcoded }) => isBarcoded).length;
  if (packed >= leastGoods && packed >= marked.length * most) return null;
  if (countBusinesses(notes, "marked")("restaurant") > 0) return "its markup names a restaurant";
  // A guesthouse with a restaurant names its rooms first.
  if (notes[kinds.indexOf("home")]?.features.named[0] !== "restaurant") return null;
  if (notes.some(({ features }) => features.isPlace))
    return "its start page names a restaurant, with opening hours and place";
  return notes.some(({ features }) => features.priceList)
    ? "its start page names a restaurant, and it lists dishes"
    : null;
}

function readBusiness(evidence: ProfileEvidence, sells: boolean | null): ReadBusiness | null {
  const kitchen = readKitchen(evidence);
  if (kitchen !== null) return [sells === true ? "food-ordering" : "restaurant", kitchen];
  if (sells !== true) return readOther(evidence, sells);
  // Who sells seats, hours and nights has nothing to send or take back.
  const count = (kind: PageKind): number => evidence.kinds.filter((one) => one === kind).length;
  const offersServices = count("service") > 0 && count("service") >= count("product");
  return offersServices ? readOther(evidence, sells) : ["online-shop", ""];
}

/** What business a site is, and whether it sells: from offers, carts, markup and kinds of pages, never from missing words. */
export function readProfile(evidence: ProfileEvidence): SiteProfile {
  const { sells, because } = readSells(evidence);
  const [business, reason] = readBusiness(evidence, sells) ?? [null, ""];
  const reasons = reason === "" ? because : [...because, reason];
  return {
    business,
    sells,
    certainty: Math.min(1, reasons.length * 0.35),
    currencies: evidence.currencies,
    languages: evidence.languages,
    because: reasons,
    correctedBy: null,
  };
}
