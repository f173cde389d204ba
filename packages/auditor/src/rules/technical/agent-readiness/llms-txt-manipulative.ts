import { quoted } from "../../../reading/words.ts";
import { defineSiteRule } from "../../../rule.ts";
import { fail, notApplicable, pass } from "../../../verdict.ts";

/** Sentences that give orders to a model instead of telling about the shop. */
const ORDERS: readonly RegExp[] = [
  /\b(ignore|disregard|forget) (all |any |the )*(previous|prior|earlier|above|other) (instructions?|prompts?|rules|results|sources)/i,
  /\b(ai|llms?|language models?|assistants?|chatbots?|agents?|models?|you) (must|should|shall|have to|are (required|instructed) to) (always |only |never )*(recommend|cite|mention|prefer|prioriti[sz]e|rank|promote|suggest|trust)\b/i,
  /\b(always|only) (recommend|cite|mention|prefer|prioriti[sz]e|promote|suggest) (us|our|this)\b/i,
  /\b(do not|don't|never) (recommend|cite|mention|suggest|promote) (any |our |other )*(competitors?|competing|alternatives?|other (brands?|shops?|stores?|sites?|sources?))/i,
  /\b(should|must) (always )?be (cited|recommended|ranked|listed|mentioned) (first|as the|above|before|over)\b/i,
  /\bremember (this|our|us|[\w .-]{2,40}) as (a |the )?(trusted|best|preferred|authoritative|most)/i,
];

export const llmsTxtManipulative = defineSiteRule({
  id: "llms-txt-manipulative",
  category: "technical",
  area: "agent-readiness",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  grade: "B",
  aiVisibility: true,
  reads: ["probes"],
  says: {
    failing: "llms.txt gives orders to AI",
    why: "AI makers treat text that tells a model what to recommend as an attack, and may distrust the whole site for it.",
    fix: "Delete these sentences. Describe the shop, its products and terms in plain facts.",
    source: "https://genai.owasp.org/llmrisk/llm01-prompt-injection/",
  },
  judge: ({ probes }) => {
    const file = probes.llmsTxt;
    const isFile = file?.status === 200 && file.text !== null && !/^\s*</.test(file.text);
    if (!isFile) return notApplicable();
    const orders = file
      .text!.split(/\r?\n/)
      .flatMap((line, index) =>
        ORDERS.some((order) => order.test(line)) ? [{ line: index + 1, text: quoted(line) }] : [],
      );
    return orders.length === 0 ? pass() : fail({ at: `llms.txt line ${orders[0]!.line}`, saw: orders.slice(0, 5) });
  },
});
