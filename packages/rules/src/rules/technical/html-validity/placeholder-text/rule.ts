import { specificTexts } from "../../../../reading/shown-things.ts";
import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { findFiller, isUnfilled } from "../../../../reading/unfilled.ts";
import { shownWords } from "../../../../reading/shown-texts.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "placeholder-text",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  ceiling: { health: 55, aiCitation: 60, from: "home", because: "The home page still shows the texts of a template." },
  over: indexableContent,
  reads: ["text", "head", "headings"],
  source: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  judge: (page) => {
    const { text, head, headings } = page;
    const hasFiller = isFiller(shownWords(page));
    const names: readonly (readonly [string, readonly string[]])[] = [
      ["head > title", head.titles],
      ["meta description", head.descriptions],
      ["heading", headings.filter(({ level }) => level <= 2).map((heading) => heading.text)],
    ];
    for (const [at, texts] of names) {
      const found = texts.find((one) => isUnfilled(one) || (hasFiller && isFiller(one)));
      if (found !== undefined && !isAbout(found))
        return fail({ at, saw: quoted(found), expected: "the page's own words" });
    }
    if (!hasFiller) return pass();
    const filler = isFiller(text.main) ? text.main : text.paragraphs.find(isFiller);
    if (filler === undefined) return pass();
    // A page about filler text names it in its title.
    if (head.titles.some(isAbout) || headings.some((heading) => isAbout(heading.text))) return pass();
    const at = findFiller(filler);
    return fail({
      at: "text",
      saw: quoted(filler.slice(Math.max(0, at - 20), at + 80)),
      expected: "the page's own words",
    });
  },
  words: { en },
  shows: (saw) => specificTexts([saw]),
  fix: worklist(en),
});

const isFiller = (text: string): boolean => findFiller(text) >= 0;

const isAbout = (text: string): boolean =>
  /\blorem ipsum\b(?! dolor)/i.test(text) || /platzhaltertext|placeholder text|filler text|blindtext/i.test(text);
