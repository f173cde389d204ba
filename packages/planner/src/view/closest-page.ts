import type { PageFacts, SiteFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import { addressWords, pathOf } from "./page-words.ts";

/** Two words in common and two thirds of all words: less would send visitors to a stranger. */
const CONVINCING = 0.66;

/**
 * Finds the living page whose address means the same as a dead one, by the words of their last parts.
 * Numbers must agree: "case-12" is not "case-13".
 * @returns the finder; it answers null when no page is convincing
 */
export function closestPageFinder(site: SiteFacts): (url: string) => string | null {
  const byWord = new Map<string, Set<number>>();
  const words = site.pages.map((page, index) => {
    if (!page.indexability.indexable || page.kind === "home") return new Set<string>();
    const own = wordsOf(`${addressWords(page.url) ?? ""}`);
    const all = own.size > 0 ? own : wordsOf(headingOf(page));
    for (const word of all) byWord.set(word, (byWord.get(word) ?? new Set<number>()).add(index));
    return all;
  });
  const byUrl = new Map(site.pages.map((page) => [page.url, page]));
  return (url) => {
    const same = otherForms(url).find((form) => byUrl.get(form)?.indexability.indexable);
    if (same) return same;
    const wanted = wordsOf(addressWords(url) ?? "");
    const candidates = new Set([...wanted].flatMap((word) => rare(byWord.get(word), site.pages.length)));
    let best: { url: string; score: number } | null = null;
    for (const index of candidates) {
      const page = site.pages[index]!.url;
      const score = page === url ? 0 : likeness(wanted, words[index]!, url, page);
      const better = !best || score > best.score || (score === best.score && page < best.url);
      if (score >= CONVINCING && better) best = { url: page, score };
    }
    return best?.url ?? null;
  };
}

const headingOf = (page: PageFacts): string => oneLine(mainHeadingsOf(page)[0]?.text ?? "");

/** The same address as people mistype it: slash at the end, .html, capitals, a path joined on with two slashes. */
function otherForms(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { pathname, origin } = new URL(address);
  const joined = pathname.split("//").slice(1).at(-1);
  const paths = [pathname.replace(/\/{2,}/g, "/"), ...(joined ? [`/${joined}`] : [])];
  const forms = paths.flatMap((path) => {
    const bare = path.replace(/(\/index)?\.html?$/i, "").replace(/\/$/, "");
    return [path, bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`];
  });
  const all = [...forms, ...forms.map((form) => form.toLowerCase())].filter((path) => path !== "" && path !== "/");
  return [...new Set(all.map((path) => origin + path))].filter((form) => form !== address);
}

/** A word of half the site tells nothing, and would make every search a walk over all pages. */
function rare(pages: ReadonlySet<number> | undefined, total: number): number[] {
  return pages && pages.size <= Math.max(20, total / 2) ? [...pages] : [];
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Dice coefficient of the words; a single word counts only when the whole last part is the same. */
function likeness(wanted: ReadonlySet<string>, found: ReadonlySet<string>, from: string, to: string): number {
  const common = [...wanted].filter((word) => found.has(word));
  const numbers = (words: ReadonlySet<string>): string =>
    [...words]
      .filter((word) => /\d/.test(word))
      .toSorted()
      .join(" ");
  if (numbers(wanted) !== numbers(found)) return 0;
  if (common.length === 0 || (common.length === 1 && wanted.size + found.size > 2)) return 0;
  const sameFolder = folder(from) === folder(to) ? 0.1 : 0;
  return (2 * common.length) / (wanted.size + found.size) + sameFolder;
}

const folder = (url: string): string => pathOf(url).replace(/[^/]*\/?$/, "");
