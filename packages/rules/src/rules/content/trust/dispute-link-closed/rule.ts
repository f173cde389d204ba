import { readableHtml } from "../../../../populations.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/** The Union's platform for disputes closed on 20 July 2025; until then shops had to link to it. */
export const rule = definePageRule({
  id: "dispute-link-closed",
  category: "content",
  area: "trust",
  severity: "low",
  fixKind: "link",
  certainty: 1,
  repair: { once: true },
  over: readableHtml,
  reads: ["claims", "kind"],
  source: "https://eur-lex.europa.eu/eli/reg/2024/3228/oj",
  judge: ({ claims: { disputeLink }, kind }) => {
    if (disputeLink === null) return kind === "legal" ? pass() : notApplicable();
    return fail({ at: "link", saw: quoted(disputeLink), expected: "no link to the closed platform" });
  },
  words: { en },
  fix: null,
});
