import { itemAt, type PageFacts } from "@audit/facts";
import type { SiteView } from "./site-view.ts";

/**
 * BCP 47 of what a page is written in: as its text was read, else as most pages that declare the same were read, else
 * as it declares; null where nothing tells.
 */
export const textLanguageOf = (page: PageFacts, view: SiteView): string | null => {
  const declared = page.head.lang;
  const usual = declared === null ? null : usualFor(declared, view);
  // The only sentence of a page may be a plugin's.
  const saysLittle = page.text.mainWords < FEW_WORDS && page.outline.texts.length <= 1;
  const own = usual !== null && saysLittle ? null : readOn(page, view);
  const read = own ?? usual;
  // The declared one says the country, too.
  if (read === null || declared === null) return read ?? declared;
  return baseOf(declared) === baseOf(read) ? declared : read;
};

const baseOf = (code: string): string => code.toLowerCase().split(/[-_]/)[0] ?? "";

const readOn = (page: PageFacts, view: SiteView): string | null => view.site.languageOf(view.indexOf(page.url));

const FEW_WORDS = 200;

/** Of so many pages with a language that was read nearly all were read as another than they declare: the template errs. */
const FEWEST = 3;
const NEARLY_ALL = 0.8;

const known = new WeakMap<SiteView, ReadonlyMap<string, readonly string[]>>();

/** What the pages that declare a language are written in. */
function usualFor(declared: string, view: SiteView): string | null {
  const all = known.get(view) ?? readLanguages(view);
  known.set(view, all);
  const read = all.get(baseOf(declared)) ?? [];
  const [most] = [...Map.groupBy(read, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
  return most !== undefined && read.length >= FEWEST && most[1].length >= NEARLY_ALL * read.length ? most[0] : null;
}

function readLanguages(view: SiteView): ReadonlyMap<string, readonly string[]> {
  const pages = view.served.flatMap((index) => {
    const page = itemAt(view.site.pages, index);
    const read = readOn(page, view);
    return read === null || page.head.lang === null ? [] : [{ declared: baseOf(page.head.lang), read: baseOf(read) }];
  });
  return new Map(
    [...Map.groupBy(pages, ({ declared }) => declared)].map(([code, group]) => [code, group.map(({ read }) => read)]),
  );
}
