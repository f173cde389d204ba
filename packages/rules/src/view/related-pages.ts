import { itemAt, type PageFacts } from "@audit/facts";
import { tokensOf } from "../reading/words.ts";
import { addressWords } from "./address-words.ts";
import { pageName } from "./page-name.ts";
import type { SiteView } from "./site-view.ts";
import { textLanguageOf } from "./text-language.ts";

/** Nobody looks for other pages on these. */
const NO_PLACE: ReadonlySet<string> = new Set(["home", "legal", "contact", "about", "cart", "account", "search"]);
const LISTS: ReadonlySet<string> = new Set(["category", "list"]);
/** Shorter words tell little of what a page is about. */
const TELLING = 3;
const STEM = 5;
/** Words on more of the pages name the site or its whole range. */
const COMMON = 0.3;
const FEWEST_COMMON = 4;
/** A list that names the subject is a better place than a single page. */
const LIST_BONUS = 2;

interface Subjects {
  readonly stems: ReadonlyMap<string, ReadonlySet<string>>;
  readonly times: ReadonlyMap<string, number>;
}

const known = new WeakMap<SiteView, Subjects>();

/** The language that a page is written in, as far as it can be told. */
export const writtenIn = (page: PageFacts, view: SiteView): string | null =>
  textLanguageOf(page, view)?.split(/[-_]/)[0]?.toLowerCase() ?? null;

/** Pages to be listed, in the language of this one, that name what it is about; those that name most of it first. */
export function relatedPages(url: string, view: SiteView): readonly string[] {
  const page = view.pageAt(url);
  if (page === null) return [];
  const subjects = subjectsOf(view);
  const language = writtenIn(page, view);
  const own = [...(subjects.stems.get(url) ?? stemsOf(page, view))].flatMap((stem) => {
    const times = subjects.times.get(stem) ?? 1;
    return times <= most(subjects) ? [{ stem, weight: Math.log(subjects.stems.size / times) }] : [];
  });
  const weighed = [...subjects.stems].flatMap(([other, stems]) => {
    const weight = own.reduce((sum, word) => (stems.has(word.stem) ? sum + word.weight : sum), 0);
    const candidate = weight > 0 && other !== url ? view.pageAt(other) : null;
    if (candidate === null || writtenIn(candidate, view) !== language) return [];
    return [{ other, weight: weight * (LISTS.has(candidate.kind) ? LIST_BONUS : 1) }];
  });
  return weighed.toSorted((a, b) => b.weight - a.weight || (a.other < b.other ? -1 : 1)).map(({ other }) => other);
}

function subjectsOf(view: SiteView): Subjects {
  const subjects = known.get(view) ?? readSubjects(view);
  known.set(view, subjects);
  return subjects;
}

/** So few pages name what is telling of these words. */
const RARE = 3;

/** Pages that name something rare of these words, those that name most of it first. */
export function pagesNaming(
  words: string,
  view: SiteView,
): readonly { readonly url: string; readonly weight: number }[] {
  const { stems, times } = subjectsOf(view);
  const sought = new Set(stemsIn(words));
  const weighed = [...stems].flatMap(([url, own]) => {
    const common = [...sought].filter((stem) => own.has(stem));
    if (!common.some((stem) => stem.length >= STEM && (times.get(stem) ?? 1) <= RARE)) return [];
    return [{ url, weight: common.reduce((sum, stem) => sum + Math.log(stems.size / (times.get(stem) ?? 1)), 0) }];
  });
  return weighed.toSorted((a, b) => b.weight - a.weight || (a.url < b.url ? -1 : 1));
}

const most = ({ stems }: Subjects): number => Math.max(FEWEST_COMMON, stems.size * COMMON);

function readSubjects(view: SiteView): Subjects {
  const stems = new Map<string, ReadonlySet<string>>();
  const times = new Map<string, number>();
  for (const index of view.served) {
    const page = itemAt(view.site.pages, index);
    if (!page.indexability.indexable || NO_PLACE.has(page.kind)) continue;
    const own = stemsOf(page, view);
    stems.set(page.url, own);
    for (const stem of own) times.set(stem, (times.get(stem) ?? 0) + 1);
  }
  return { stems, times };
}

const stemsOf = (page: PageFacts, view: SiteView): ReadonlySet<string> =>
  new Set(stemsIn(`${pageName(page, view) ?? ""} ${addressWords(page.url) ?? ""}`));

/** Telling words by their first letters: forms of one word begin alike. */
export const stemsIn = (words: string): string[] =>
  tokensOf(words)
    .filter((word) => word.length >= TELLING && !/^\d+$/.test(word))
    .map((word) => word.slice(0, word.length < STEM ? TELLING : STEM));
