import { readableHtml } from "../../../../populations.ts";
import { namesWho } from "../../../../reading/legal-pages.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const MOST_SHOWN = 5;
/** A page on how to fill in forms is full of them. */
const MOST_GAPS = 12;

/** Told by form alone, in any language: words in brackets behind a label with a colon, and numbers of crosses. */
export const rule = definePageRule({
  id: "details-left-blank",
  category: "content",
  area: "trust",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  repair: { perPage: true },
  ceiling: {
    health: 55,
    aiCitation: 65,
    from: 0,
    because: "Names, numbers or addresses of the business are still placeholders that visitors see.",
  },
  aiVisibility: true,
  over: readableHtml,
  reads: ["claims", "kind", "isHtml", "response", "url", "head", "headings", "structure"],
  source: "https://eur-lex.europa.eu/eli/dir/2000/31/oj#d1e1040-1-1",
  judge: (page) => {
    const isOwn = namesWho(page);
    // Notes in the brackets of templates are read by visitors on any page, but for those that show code.
    const gaps = page.claims.gaps.filter(({ gap }) => isOwn || (isNote(gap) && page.structure.codes === 0));
    if (page.claims.gaps.length > MOST_GAPS || (!isOwn && gaps.length === 0)) return notApplicable();
    if (gaps.length === 0) return pass();
    const saw = {
      count: gaps.length,
      gaps: gaps.slice(0, MOST_SHOWN).map(({ label, gap }) => quoted(`${label} ${gap}`)),
    };
    return fail({ at: "text", saw, expected: "the details themselves" });
  },
  words: { en },
  shows: ({ gaps }) => gaps,
  fix: ({ faults }) => {
    const places = Map.groupBy(
      faults.flatMap(({ url, evidence: { saw } }) => saw.gaps.map((gap) => ({ url, gap }))),
      ({ gap }) => gap,
    );
    return [...places]
      .slice(0, MOST_LINES)
      .map(
        ([gap, on]) =>
          `- [ ] ${gap}\n  on ${on[0]?.url ?? ""}${on.length > 1 ? ` and ${on.length - 1} more pages` : ""}`,
      )
      .join("\n");
  },
});

const MOST_LINES = 100;

const isNote = (gap: string): boolean =>
  /^(?:\{\{|\[\[|\[(?:TO ?DO|TB[DC]|FIXME|PLACEHOLDER|FACT.CHECK)\b|\p{Lu}{2,}_.*\/)/u.test(gap);
