import { alternatesOf, type PageFacts } from "@audit/facts";
import { htmlComment } from "../../escape/html.ts";
import { finalPage } from "../../view/final-target.ts";
import type { SiteView } from "../../view/site-view.ts";
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

/**
 * The language versions that belong together, code to address: what the page names, what names the page, and the
 * page itself. Redirected targets are replaced by their end, targets that can't be listed left out.
 */
function versionsOf(page: PageFacts, view: SiteView): Map<string, string> {
  const versions = new Map<string, string>();
  const add = (code: string, url: string | null): void => {
    const end = url ? settled(url, view) : null;
    if (end && !versions.has(code)) versions.set(code, end);
  };
  const self = ownCode(page, view);
  if (self) add(self, page.url);
  for (const link of alternatesOf(page)) add(repairCode(link.hreflang), link.url);
  for (const other of view.namedAsVersion(page.url))
    add(ownCode(other, view) ?? fillIn(`language of ${other.url}`), other.url);
  return new Map([...versions].toSorted(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)));
}

const rankOf = (code: string): number => (code === "x-default" ? 1 : 0);

/** Pages of other hosts were not fetched: they stay as they are. */
function settled(url: string, view: SiteView): string | null {
  const page = view.pageAt(url);
  if (!page) return url;
  const end = finalPage(url, view);
  const there = end ? view.pageAt(end) : null;
  if (!there) return null;
  if (there.indexability.indexable) return end;
  // Its canonical link is wrong, not the list that offers it.
  if (versionsUnderOthers(view.site).hidden.has(there.url)) return end;
  const canonical = there.head.canonicals[0]?.url ?? null;
  return canonical && view.pageAt(canonical)?.indexability.indexable ? canonical : null;
}

function ownCode(page: PageFacts, view: SiteView): string | null {
  const own = alternatesOf(page).find((link) => link.url === page.url && link.hreflang !== "x-default")?.hreflang;
  const code = own ?? page.head.lang ?? view.language;
  return code ? repairCode(code) : null;
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
