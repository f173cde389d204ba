import { itemAt, type PageFacts } from "@audit/facts";
import { en } from "./words.en.ts";
import { cannotBe, languageGroup } from "../../../../knowledge/alike-languages.ts";
import { primaryLanguage } from "../../../../knowledge/hreflang-code.ts";
import { publicContent } from "../../../../populations.ts";
import { ownLanguages } from "../../../../reading/own-languages.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, unknown } from "../../../../verdict.ts";

/** Of a large site so many pages, spread over it, are read. */
const MOST_READ = 2000;
/** Letters; shorter texts hold too many names and figures. */
const LEAST_LETTERS = 150;
/** Characters of scripts without spaces say as much with fewer. */
const LEAST_UNSPACED = 60;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const isLong = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= (UNSPACED.test(text) ? LEAST_UNSPACED : LEAST_LETTERS);

/** The one language that a page says its text is in, by its list of versions or by itself; null where it names none or several. */
function declaredBy(page: PageFacts): { readonly language: string; readonly isVersion: boolean } | null {
  const own = new Set(ownLanguages(page).flatMap((code) => primaryLanguage(code) ?? []));
  const [version] = own;
  if (own.size > 1) return null;
  const language = version ?? primaryLanguage(page.head.lang ?? "");
  return language === null ? null : { language, isVersion: version !== undefined };
}

/** What pages say of their language, held against the language that their text is written in. */
export const rule = defineSiteRule({
  id: "text-in-other-language",
  category: "technical",
  area: "international",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { perPage: true },
  reads: ["pages", "meaningOf"],
  source: "https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html",
  judge: ({ pages, meaningOf }) => {
    const step = Math.max(1, Math.ceil(pages.length / MOST_READ));
    let declared = 0;
    let read = 0;
    const faults = pages.flatMap((page, index) => {
      if (index % step !== 0 || !publicContent.includes(page)) return [];
      const said = declaredBy(page);
      if (said === null) return [];
      declared += 1;
      const meaning = meaningOf(index);
      const text = meaning?.mainText ?? "";
      if (meaning === null || meaning.language === null || !isLong(text)) return [];
      read += 1;
      const written = primaryLanguage(meaning.language) ?? meaning.language;
      if (languageGroup(written) === languageGroup(said.language) || cannotBe(text, written, said.language)) return [];
      const saw = { declared: said.language, isVersion: said.isVersion, written, text: quoted(text) };
      return [{ url: itemAt(pages, index).url, evidence: { at: "main text", saw, expected: said.language } }];
    });
    if (declared > 0 && read === 0) return unknown("No page has enough text to tell its language by.");
    return judgePages(faults, read);
  },
  words: { en },
  fix: null,
});
