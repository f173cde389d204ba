import { worklist } from "../../../../fixes/worklist.ts";
import { en } from "./words.en.ts";
import { spamWords } from "../../../../knowledge/spam-words.ts";
import { readableHtml } from "../../../../populations.ts";
import { outsideLinks } from "../../../../reading/page-links.ts";
import { quoted } from "../../../../reading/words.ts";
import { mainHeadings } from "../../../../reading/headings.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";
import { LEAST_HIDDEN_LINKS } from "../../../../knowledge/limits.ts";

/** Fewer spam links may be an honest mention. */
const LEAST_LINKS = 5;

/** Speaks only where the site's own title and headings are about something else. */
export const rule = definePageRule({
  id: "hacked-content",
  category: "technical",
  area: "security",
  severity: "high",
  fixKind: "config",
  certainty: 0.8,
  over: readableHtml,
  reads: ["url", "head", "headings", "links", "text"],
  source: "https://developers.google.com/search/docs/essentials/spam-policies#hacked-content",
  judge: (page) => {
    const { head, headings, text } = page;
    const own = [...head.titles.slice(0, 1), ...mainHeadings(headings).map((one) => one.text)];
    if (own.some((words) => spamWords.test(words))) return pass();
    const hidden = text.concealed.find((piece) => piece.outbound >= LEAST_HIDDEN_LINKS && spamWords.test(piece.text));
    if (hidden) {
      const saw = { hidden: hidden.how, linksToOtherSites: hidden.outbound, text: quoted(hidden.text) };
      return fail({ at: "hidden text", saw, expected: "no links of others" });
    }
    const spam = outsideLinks(page).filter((link) => link.url !== null && spamWords.test(link.text));
    if (spam.length < LEAST_LINKS) return pass();
    const saw = spam.slice(0, 4).map((link) => ({ to: quoted(link.url!), text: quoted(link.text) }));
    return fail({ at: `${spam.length} links`, saw, expected: "no links of spammers" });
  },
  words: { en },
  fix: worklist(en),
});
