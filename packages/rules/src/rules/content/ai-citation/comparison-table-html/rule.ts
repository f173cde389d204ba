import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { pagesOfKind } from "../../../../populations.ts";
import { normalised, quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const COMPARES =
  /(?<!\p{L})(vs\.?|versus|compar(ed|ison|ing|e)|differences? between|vergleich\p{L}*|unterschied\p{L}*|comparati[fv]\p{L}*|comparaison|différences? entre|comparación|comparar|diferencias? entre|confronto|differenz[ae] tra|vergelijk\p{L}*|verschil(len)? tussen|jämför\p{L}*|skillnad\p{L}* mellan|sammenlign\p{L}*|porównanie|srovnání)(?!\p{L})|比較|对比|비교/u;

export const rule = definePageRule({
  id: "comparison-table-html",
  category: "content",
  area: "ai-citation",
  severity: "medium",
  fixKind: "content",
  certainty: 0.6,
  // No engine documents it, and many comparisons are better told than tabled.
  grade: "C",
  aiVisibility: true,
  over: pagesOfKind("category", "article"),
  reads: ["head", "headings", "structure"],
  source: "https://www.w3.org/WAI/tutorials/tables/",
  judge: ({ head, headings, structure }) => {
    const named = [
      head.titles.find(Boolean) ?? "",
      ...headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ];
    const promise = named.find((text) => COMPARES.test(normalised(text)));
    if (promise === undefined) return notApplicable();
    if (structure.tables > 0) return pass();
    return fail({
      at: "title or main heading",
      saw: { promise: quoted(promise), tables: 0 },
      expected: "a table element",
    });
  },
  words: { en },
  fix,
});
