import { alternatesOf, type PageFacts } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
import { countedAddress } from "../../reading/counted-address.ts";
import { doublesIn } from "../../reading/double-folders.ts";
import { changesNothing } from "../guard/changes-nothing.ts";
import { printPatch } from "../patches/print-patch.ts";
import { versionsUnderOthers } from "../../reading/versions-under-others.ts";
import { fillIn, perPage, type Fixer } from "../fixer.ts";
import { show } from "../patches/fix.ts";
import { hreflangPatch } from "../patches/page-patches.ts";

// Only codes that are no language or region themselves: "br" is Breton, "LA" is Laos, and may be meant.
const REGIONS: Readonly<Record<string, string>> = { uk: "GB", eu: "" };
const LANGUAGES: Readonly<Record<string, string>> = {
  jp: "ja",
  cn: "zh",
  gr: "el",
  dk: "da",
  cz: "cs",
  kr: "ko",
  ua: "uk",
  us: "en-US",
  gb: "en-GB",
};

/** "en_uk" becomes "en-GB"; what can't be read stays for the owner to fill in. */
export function repairCode(code: string): string {
  const [language = "", ...rest] = code.trim().replaceAll("_", "-").split("-");
  const first = LANGUAGES[language.toLowerCase()] ?? language.toLowerCase();
  if (code.toLowerCase() === "x-default") return "x-default";
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(first)) return fillIn("language code, e.g. en-GB");
  const others = rest.map((part) => REGIONS[part.toLowerCase()] ?? (part.length === 2 ? part.toUpperCase() : part));
  return [first, ...others.filter((part) => /^([A-Z]{2}|[0-9]{3}|[A-Za-z]{4})$/.test(part))].join("-");
}

/** Capitals say nothing in a code: a list is not written anew for them. */
function codeInList(code: string): string {
  const repaired = repairCode(code);
  return isSameCode(repaired, code) ? code : repaired;
}

const isSameCode = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The language versions that belong together, code to address: what the page names, what names the page, and the
 * page itself. Redirected targets are replaced by their end, targets that can't be listed left out. Empty where that
 * would leave a language out that the page names.
 */
function versionsOf(page: PageFacts, view: SiteView): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const add = (code: string, url: string | null): void => {
    const end = url ? settled(url, view) : null;
    if (end && ![...versions.keys()].some((known) => isSameCode(known, code))) versions.set(code, end);
  };
  const self = ownCode(page, view);
  if (self) add(self, page.url);
  const named = alternatesOf(page);
  const kept = isBorrowed(page, view) ? [] : named;
  for (const link of kept) add(codeInList(link.hreflang), link.url);
  const doubles = doublesIn(view.site);
  const namers = view.namedAsVersion(page.url).filter(({ url }) => !doubles.has(url));
  for (const other of namers) add(ownCode(other, view) ?? fillIn(`language of ${other.url}`), other.url);
  if (kept.length < named.length) {
    const [general] = namers.flatMap((other) => alternatesOf(other).filter(({ hreflang }) => isGeneral(hreflang)));
    if (general?.url === page.url) add("x-default", page.url);
    const isLeftOut = ({ hreflang }: (typeof named)[number]): boolean =>
      ![...versions.keys()].some((code) => isSameCode(code, hreflang));
    if (named.some(isLeftOut)) return new Map();
  }
  return new Map([...versions].toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)));
}

const isGeneral = (code: string): boolean => isSameCode(code, "x-default");

/** The list of another page: those on it name one another, and neither it nor they name this one. */
function isBorrowed(page: PageFacts, view: SiteView): boolean {
  const namedBy = (one: PageFacts): string[] =>
    alternatesOf(one).flatMap(({ url }) => (url === null ? [] : countedAddress(url, view.site)));
  const others = new Set(namedBy(page));
  return (
    others.size > 1 &&
    !others.has(page.url) &&
    [...others].every((url) => {
      const other = view.pageAt(url);
      const urls = other === null ? [] : namedBy(other);
      return !urls.includes(page.url) && [...others].every((one) => urls.includes(one));
    })
  );
}

const rankOf = (code: string): number => (code === "x-default" ? 1 : 0);

/** Pages of other hosts were not fetched: they stay as they are. */
function settled(url: string, view: SiteView): string | null {
  if (!view.pageAt(url)) return url;
  const end = finalPage(countedAddress(url, view.site), view);
  const there = end ? view.pageAt(end) : null;
  if (!there) return null;
  if (there.indexability.indexable) return end;
  // Its canonical link is wrong, not the list that offers it.
  if (versionsUnderOthers(view.site).crossing.has(there.url)) return end;
  const canonical = there.head.canonicals[0]?.url ?? null;
  return canonical && view.pageAt(canonical)?.indexability.indexable ? canonical : null;
}

function ownCode(page: PageFacts, view: SiteView): string | null {
  const own = alternatesOf(page).find(
    ({ url, hreflang }) => url !== null && countedAddress(url, view.site) === page.url && !isGeneral(hreflang),
  )?.hreflang;
  const code = own ?? page.head.lang ?? view.language;
  return code ? codeInList(code) : null;
}

/** The complete list of language versions, the same on each of them. */
export const languageVersions: Fixer = perPage({
  make: (page, view) => {
    const versions = versionsOf(page, view);
    if (versions.size === 0) return null;
    const patches = [...versions].map(([code, url]) => hreflangPatch(page, code, url));
    const dropped = [...new Set(alternatesOf(page).map(({ hreflang }) => hreflang))].filter(
      (code) => !versions.has(code),
    );
    const isChanged = dropped.length > 0 || patches.some((patch) => !changesNothing(patch, page));
    if (!isChanged) return null;
    // What stays belongs to the list, though nothing is to be done there.
    const list = patches.map((patch) => (changesNothing(patch, page) ? (printPatch(patch) ?? "") : show(patch)));
    const gone = dropped.map((code) => show(hreflangPatch(page, code, null)));
    return [htmlComment("the same lines in the head of each of these pages"), ...list, ...gone];
  },
  pattern: () =>
    [
      '<link rel="alternate" hreflang="{language code}" href="{full address of this page in that language}">',
      '<link rel="alternate" hreflang="x-default" href="{full address for everyone else}">',
    ].join("\n"),
});
