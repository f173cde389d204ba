import { itemAt, type PageFacts, type SiteFacts } from "@audit/facts";
import { languageGroup } from "@audit/rules/knowledge/alike-languages";
import { primaryLanguage } from "@audit/rules/knowledge/hreflang-code";

/** Of a large site so many pages, spread over it, are read. */
const MOST_READ = 400;
/** A part of the site in another language that is smaller has no pages of its own for terms or contact. */
const LEAST_PART = 0.15;

/** In which languages a site's texts are written, whatever its pages say of them. */
export interface TextLanguages {
  /** Of the text of a page, ISO 639-1; null where nothing tells. */
  of(index: number): string | null;
  /** Those of larger parts of the site; empty where nothing tells. */
  readonly parts: readonly string[];
}

type Counts = Map<string, number>;

const declaredBy = ({ head }: PageFacts): string => primaryLanguage(head.lang ?? "") ?? "";

const count = (counts: Counts, language: string): Counts => counts.set(language, (counts.get(language) ?? 0) + 1);

const mostOf = (counts: Counts | undefined): string | null =>
  [...(counts ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;

/**
 * Reads the languages of a site's texts. A page whose text is too short to tell is taken for what its site's pages with
 * the same declared language are written in.
 */
export function readTextLanguages({ pages, languageOf }: Pick<SiteFacts, "pages" | "languageOf">): TextLanguages {
  const step = Math.max(1, Math.ceil(pages.length / MOST_READ));
  const own = new Map<number, string>();
  const byDeclared = new Map<string, Counts>();
  const all: Counts = new Map();
  for (let index = 0; index < pages.length; index += step) {
    const read = languageOf(index);
    if (read === null) continue;
    const declared = declaredBy(itemAt(pages, index));
    const written = primaryLanguage(read) ?? read;
    // What is written alike can't be told apart, so the page is believed.
    const language = languageGroup(written) === languageGroup(declared) ? declared : written;
    own.set(index, language);
    byDeclared.set(declared, count(byDeclared.get(declared) ?? new Map(), language));
    count(all, language);
  }
  const parts = [...all].filter(([, pagesOf]) => pagesOf >= own.size * LEAST_PART).map(([language]) => language);
  return {
    of(index) {
      const declared = declaredBy(itemAt(pages, index));
      return own.get(index) ?? mostOf(byDeclared.get(declared)) ?? (declared || mostOf(all));
    },
    parts,
  };
}
