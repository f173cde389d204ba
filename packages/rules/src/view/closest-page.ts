import { textKey } from "../reading/text-key.ts";
import { itemAt, createKeyMap, createPostings, type PageFacts, type SiteFacts } from "@audit/facts";
import { oneLine } from "../escape/plain.ts";
import { mainHeadingsOf } from "./main-headings.ts";
import { addressWords, pathOf } from "./page-words.ts";

/** Two words in common and two thirds of all words: less would send visitors to a stranger. */
const CONVINCING = 0.66;

/** What of the score is given for the same folder. */
const SAME_FOLDER = 0.1;

/**
 * Finds the living page whose address means the same as a dead one, by the words of their last parts.
 * Numbers must agree: "case-12" is not "case-13".
 * @returns the finder; it answers null when no page is convincing
 */
export function closestPageFinder(
  { pages }: SiteFacts,
  pageAt: (url: string) => PageFacts | null,
): (url: string) => string | null {
  const byWord = createPostings();
  const pagesWith = createKeyMap();
  const sizes = new Uint16Array(pages.length);
  for (const [index, page] of pages.entries()) {
    const words = wordsOfPage(page);
    sizes[index] = words.size;
    for (const key of [...words].map(textKey)) {
      byWord.add(key, index);
      pagesWith.add(key);
    }
  }
  /** A word of half the site tells nothing, and would make every search a walk over all pages. */
  const isRare = (word: string): boolean => pagesWith.get(textKey(word)) <= Math.max(20, pages.length / 2);

  /** Pages that share a rare word, and could be convincing if they shared all the frequent ones. */
  function candidates(wanted: ReadonlySet<string>): number[] {
    const rare = [...wanted].filter(isRare);
    const common = new Map<number, number>();
    for (const word of rare) {
      for (const page of byWord.pagesOf(textKey(word))) common.set(page, (common.get(page) ?? 0) + 1);
    }
    const atMost = (page: number, shared: number): number =>
      (2 * (shared + wanted.size - rare.length)) / (wanted.size + (sizes[page] ?? 0)) + SAME_FOLDER;
    return [...common].flatMap(([page, shared]) => (atMost(page, shared) >= CONVINCING ? [page] : []));
  }

  function closest(url: string): string | null {
    const same = otherForms(url).find((form) => pageAt(form)?.indexability.indexable);
    if (same) return same;
    const wanted = wordsOf(addressWords(url) ?? "");
    let best: { url: string; score: number } | null = null;
    for (const index of candidates(wanted)) {
      const page = itemAt(pages, index);
      const score = page.url === url ? 0 : likeness(wanted, wordsOfPage(page), url, page.url);
      const better = !best || score > best.score || (score === best.score && page.url < best.url);
      if (score >= CONVINCING && better) best = { url: page.url, score };
    }
    return best?.url ?? null;
  }

  const known = new Map<string, string | null>();
  return (url) => {
    const found = known.has(url) ? known.get(url)! : closest(url);
    known.set(url, found);
    return found;
  };
}

/** The words that a page is found by: those of its address, else of its heading; none where it can't stand for another. */
function wordsOfPage(page: PageFacts): ReadonlySet<string> {
  if (!page.indexability.indexable || page.kind === "home") return new Set();
  const own = wordsOf(addressWords(page.url) ?? "");
  return own.size > 0 ? own : wordsOf(headingOf(page));
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
  const sameFolder = folder(from) === folder(to) ? SAME_FOLDER : 0;
  return (2 * common.length) / (wanted.size + found.size) + sameFolder;
}

const folder = (url: string): string => pathOf(url).replace(/[^/]*\/?$/, "");
