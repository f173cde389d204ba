import { worklist } from "../../../../fixes/worklist.ts";
import { readableHtml } from "../../../../populations.ts";
import { findServerError, mayReportError } from "../../../../reading/server-errors.ts";
import { shownTexts, shownWords } from "../../../../reading/shown-texts.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** So near to its beginning a page is not yet about anything. */
const BEGINNING = 20;

/** A page about programming quotes such reports: it shows code, or is an article that has more to say than the report. */
export const rule = definePageRule({
  id: "server-error-shown",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  ceiling: { health: 55, aiCitation: 60, from: "home", because: "The home page shows an error of its own program." },
  over: readableHtml,
  reads: ["head", "headings", "text", "structure", "kind"],
  source: "https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html",
  judge: (page) => {
    if (!mayReportError(shownWords(page))) return pass();
    const quotes = page.structure.codes > 0 || page.kind === "article";
    for (const { at, text } of shownTexts(page)) {
      const error = findServerError(text);
      if (error === null) continue;
      if (quotes && !(text === page.text.main && error.at < BEGINNING)) return notApplicable();
      return fail({ at, saw: quoted(error.report), expected: "the page without reports of the server's program" });
    }
    return pass();
  },
  words: { en },
  fix: worklist(en),
});
