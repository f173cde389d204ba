import type { PageFacts, SiteFacts } from "@audit/facts";
import { primaryLanguage } from "../knowledge/hreflang-code.ts";
import { canonicalVotes } from "./canonical-votes.ts";
import { hreflangSets } from "./hreflang-sets.ts";
import { placesByUrl } from "./page-index.ts";

type Read = Pick<SiteFacts, "pages" | "sitemaps" | "languageOf">;

/** A page that is offered as the version in one language, and names the version in another as the main one. */
export interface VersionUnderOther {
  readonly page: PageFacts;
  /** As the list of versions writes it. */
  readonly code: string;
  readonly canonical: string;
  readonly otherCode: string;
}

interface Versions {
  /** Pages with a language that name a page with a language as canonical, themselves included. */
  readonly judged: number;
  readonly hidden: ReadonlyMap<string, VersionUnderOther>;
  /** All that name the version in another language, whatever they are written in, and that version. */
  readonly crossing: ReadonlyMap<string, string>;
}

/** Where so many of those that name another language are in their own, one setting gives all of them a wrong address. */
const BY_SETTING = 0.5;

const known = new WeakMap<readonly PageFacts[], Versions>();

/**
 * Language versions that their own canonical link hides behind another language. A version that was never translated is
 * none: as far as texts were read, it is in its own language, or both are not in one. Where most are hidden, one setting
 * hides all.
 */
export function versionsUnderOthers(site: Read): Versions {
  const found = known.get(site.pages) ?? read(site);
  known.set(site.pages, found);
  return found;
}

function read(site: Read): Versions {
  const codes = codesOf(site);
  const places = placesByUrl(site.pages);
  const languageOf = (url: string): string | null => site.languageOf(places.get(url) ?? -1);
  const hidden = new Map<string, VersionUnderOther>();
  const crossing = new Map<string, string>();
  const untranslated: VersionUnderOther[] = [];
  let judged = 0;
  for (const { page, target } of canonicalVotes(site)) {
    const [code, otherCode] = [codes.get(page.url), codes.get(target)];
    if (code === undefined || otherCode === undefined) continue;
    judged += 1;
    if (target === page.url || primaryLanguage(code) === primaryLanguage(otherCode)) continue;
    crossing.set(page.url, target);
    const written = languageOf(page.url);
    const isOriginal = written !== null && primaryLanguage(written) === primaryLanguage(code);
    const version = { page, code, canonical: target, otherCode };
    if (written !== null && written === languageOf(target) && !isOriginal) untranslated.push(version);
    else hidden.set(page.url, version);
  }
  if (hidden.size > BY_SETTING * crossing.size) for (const one of untranslated) hidden.set(one.page.url, one);
  return { judged, hidden, crossing };
}

/** The one language that the lists of versions name for each address; addresses with several are left out. */
function codesOf(site: Read): ReadonlyMap<string, string> {
  const codes = new Map<string, string | null>();
  for (const { versions } of hreflangSets(site).values())
    for (const { url, value } of versions.valid) {
      if (value.toLowerCase() === "x-default") continue;
      const before = codes.get(url);
      if (before === undefined) codes.set(url, value);
      else if (before !== null && primaryLanguage(before) !== primaryLanguage(value)) codes.set(url, null);
    }
  return new Map([...codes].flatMap(([url, code]) => (code === null ? [] : [[url, code] as const])));
}
