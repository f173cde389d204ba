import type { PageKind } from "@audit/facts";
import { oneLine } from "../../../../escape/plain.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { SNIPPET_SIZE, textWidth } from "../../../../reading/text-width.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { NARROWEST_DESCRIPTION, WIDEST_DESCRIPTION } from "../../../../knowledge/limits.ts";

/** A word or two over the end of the second line is not worth anybody's time. */
const CUT_FOR_SURE = 1.1;

/** Nobody chooses between the terms of two businesses by what results say of them. */
const NOT_COMPARED: ReadonlySet<PageKind> = new Set(["legal", "contact"]);

export const rule = definePageRule({
  id: "description-length",
  category: "content",
  area: "titles-meta",
  severity: "low",
  fixKind: "meta",
  certainty: 0.7,
  repair: { pasted: true, perPage: true },
  over: publicContent,
  reads: ["head", "kind"],
  source: "https://developers.google.com/search/docs/appearance/snippet",
  judge: ({ head, kind }) => {
    // Some editors pad the text with blanks that nobody sees.
    const description = oneLine(head.descriptions.find(Boolean) ?? "");
    if (description === "" || NOT_COMPARED.has(kind)) return notApplicable();
    const pixels = textWidth(description, SNIPPET_SIZE);
    if (pixels >= NARROWEST_DESCRIPTION && pixels <= WIDEST_DESCRIPTION * CUT_FOR_SURE) return pass();
    const saw = { description: quoted(description), characters: description.length, pixels };
    const expected = `${NARROWEST_DESCRIPTION} to ${WIDEST_DESCRIPTION} pixels`;
    return fail({ at: "head > meta[name=description]", saw, expected });
  },
  words: { en },
  givesWayTo: [{ to: ["description-duplicate", "exact-duplicates"], as: "task" }],
  // One description on many pages, also on those that a rule on duplicates leaves out.
  about: ({ url, evidence: { saw } }) => [url, saw.description],
  // Of a long one nothing is lost but its end; only what is too short is written with the others.
  symptoms: [{ of: "descriptions", rank: 3, shows: ({ evidence: { saw } }) => saw.pixels < NARROWEST_DESCRIPTION }],
  onlyAlong: true,
  fix,
});
