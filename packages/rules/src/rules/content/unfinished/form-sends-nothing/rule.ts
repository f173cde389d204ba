import { worklist } from "../../../../fixes/worklist.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { sendingOf } from "../../../../reading/unsent-forms.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/**
 * Judges forms without an address to send to whose button a script takes over, where all scripts of the page were read
 * and none of them has a way to send anything. Nothing is filled in or sent.
 */
export const rule = defineSiteRule({
  id: "form-sends-nothing",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  reads: ["pages", "probes"],
  source: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm",
  judge: ({ pages, probes }) => {
    const candidates = pagesIn(pages, readableHtml).flatMap(({ url, forms: { unsent }, resources }) =>
      unsent === undefined
        ? []
        : [{ url, unsent, sending: sendingOf(unsent, resources.scripts, probes.scripts ?? []) }],
    );
    if (candidates.length === 0) return notApplicable();
    const clear = candidates.filter(({ sending }) => sending !== "unclear");
    if (clear.length === 0)
      return unknown("Not every script was read that may send what visitors write into the forms.");
    return judgePages(
      clear.flatMap(({ url, unsent: { count, fields }, sending }) =>
        sending === "some"
          ? []
          : [
              {
                url,
                evidence: { at: "form", saw: { forms: count, fields: fields.map(quoted) }, expected: "a way to send" },
              },
            ],
      ),
      clear.length,
    );
  },
  words: { en },
  shows: ({ fields }) => [fields.join(", ")],
  fix: worklist(en),
});
