import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** Country codes and the zero of the area code are written or left out; the end of the number tells. */
const TELLING_DIGITS = 6;

/** Holds the number that a link dials against the number that stands on it. */
export const rule = definePageRule({
  id: "phone-link-differs",
  category: "content",
  area: "local",
  severity: "high",
  fixKind: "link",
  certainty: 0.95,
  aiVisibility: true,
  over: readableHtml,
  reads: ["claims"],
  source: "https://www.rfc-editor.org/rfc/rfc3966",
  judge: ({ claims: { phones } }) => {
    const shown = phones.filter((phone) => phone.shown !== null);
    if (shown.length === 0) return notApplicable();
    const wrong = shown.find(({ digits, shown: text }) => tail(digits) !== tail((text ?? "").replace(/\D/g, "")));
    if (wrong === undefined) return pass();
    return fail({
      at: "link",
      saw: { dials: quoted(wrong.text), shows: quoted(wrong.shown ?? "") },
      expected: "the number that stands on the link",
    });
  },
  words: { en },
  untrue: 1.5,
  shows: ({ shows }) => [shows],
  fix: null,
});

const tail = (digits: string): string => digits.slice(-TELLING_DIGITS);
