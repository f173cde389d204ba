import { worklist } from "../../../../fixes/worklist.ts";
import { pagesIn, servedHtml } from "../../../../populations.ts";
import { languageOf } from "../../../../reading/language.ts";
import { ownerNamings, siteNamings } from "../../../../reading/namings.ts";
import { collapsed, quoted, withoutAccents } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Signs that join the name of a page with that of the site in its title. */
const JOINED = /\s+[|–—·•»-]\s+/;
/** Shorter names may be a word of the language. */
const LEAST_LETTERS = 4;

/**
 * One name in several spellings: the same letters with other gaps, signs or capitals. A name all in capitals or all small
 * is a matter of type. Compares titles, preview tags and markup of the pages in the home page's language.
 */
export const rule = defineSiteRule({
  id: "brand-spelling",
  category: "content",
  area: "ai-citation",
  // The same letters in other capitals, gaps or accents: search engines read them as one name.
  severity: "low",
  fixKind: "content",
  upkeep: true,
  certainty: 0.8,
  repair: { once: true },
  grade: "B",
  aiVisibility: true,
  reads: ["home", "pages"],
  source: "https://developers.google.com/search/docs/appearance/site-names",
  judge: ({ home, pages }) => {
    const html = pagesIn(pages, servedHtml);
    const start = html.find(({ url }) => url === home);
    if (start === undefined) return notApplicable();
    const own = html.filter(({ head }) => languageOf(head.lang) === languageOf(start.head.lang));
    const stated = [...ownerNamings(start), ...own.flatMap(siteNamings)].map(({ name }) => lettersOf(name));
    const names = new Set(stated.filter((letters) => letters.length >= LEAST_LETTERS));
    if (names.size === 0) return notApplicable();
    const written = own.flatMap((page) => {
      const segments = page.head.titles.slice(0, 1).flatMap((title) => title.split(JOINED));
      const inTitle = segments.map((name) => ({ name, where: "title", url: page.url }));
      const said = [...siteNamings(page), ...(page === start ? ownerNamings(page) : []), ...inTitle];
      return said
        .filter(({ name }) => names.has(lettersOf(name)))
        .map((one) => ({ ...one, name: withoutEdges(withoutQuotes(one.name)) }));
    });
    const faults = [...Map.groupBy(written, ({ name }) => lettersOf(name)).values()].flatMap((group) => {
      const spellings = [...Map.groupBy(group, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length);
      const [usual] = spellings;
      if (usual === undefined) return [];
      const odd = spellings.slice(1).filter(([name]) => isOther(name, usual[0]));
      return odd.flatMap(([name, uses]) =>
        [...new Map(uses.map((use) => [use.url, use])).values()].map(({ url, where }) => ({
          url,
          evidence: { at: where, saw: { spelling: quoted(name), usual: quoted(usual[0]) }, expected: quoted(usual[0]) },
        })),
      );
    });
    return judgePages(faults, own.length);
  },
  words: { en },
  givesWayTo: [
    { to: ["entity-consistency"], as: "finding" },
    { to: ["org-duplicates"], as: "task", anywhere: true },
  ],
  onlyAlong: true,
  fix: worklist(en),
});

/** Letters and digits alone, small and without accents. */
const lettersOf = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Quotation marks and brackets set a part of a name off in print; nobody speaks them. */
const withoutQuotes = (name: string): string =>
  collapsed(name.replace(/["“”„«»「」『』【】〈〉《》()（）[\]{}]/gu, " "));

/** The name without signs at its ends: they join it to something. */
const withoutEdges = (name: string): string =>
  collapsed(name).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}!?.)]+$/gu, "");

/** Words begin with capitals in titles and with small letters in sentences. */
const inSmall = (name: string): string =>
  name.normalize("NFC").replace(/(?<![\p{L}\p{M}\p{N}])\p{Lu}/gu, (letter) => letter.toLowerCase());

/** Two spellings of one name, of which none is just set in capitals or small letters. */
function isOther(one: string, usual: string): boolean {
  if (one.normalize("NFC") === usual.normalize("NFC") || inSmall(one) === inSmall(usual)) return false;
  const isSet = [one, usual].some((name) => name === name.toUpperCase() || name === name.toLowerCase());
  return isSet ? one.toLowerCase() !== usual.toLowerCase() : true;
}
