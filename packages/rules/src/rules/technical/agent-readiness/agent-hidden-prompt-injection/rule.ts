import { en } from "./words.en.ts";
import { readableHtml } from "../../../../populations.ts";
import { givesOrders, hasTagLetters } from "../../../../reading/model-orders.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

/** A page that explains such attacks shows its examples openly; only hidden ones are meant for machines. */
export const rule = definePageRule({
  id: "agent-hidden-prompt-injection",
  category: "technical",
  area: "agent-readiness",
  severity: "high",
  fixKind: "content",
  certainty: 0.9,
  grade: "B",
  aiVisibility: true,
  over: readableHtml,
  reads: ["text", "head", "images"],
  source: "https://genai.owasp.org/llmrisk/llm01-prompt-injection/",
  judge: ({ text, head, images }) => {
    const hidden = text.concealed.find((piece) => givesOrders(piece.text));
    if (hidden)
      return fail({ at: "hidden text", saw: { hidden: hidden.how, text: quoted(hidden.text) }, expected: "no orders" });
    const isTagged =
      hasTagLetters(text.main) ||
      text.paragraphs.some(hasTagLetters) ||
      head.titles.some(hasTagLetters) ||
      head.descriptions.some(hasTagLetters);
    if (isTagged) {
      return fail({ at: "text", saw: { hidden: "invisible Unicode tag letters" }, expected: "visible letters only" });
    }
    const alt = images.list.find((image) => image.alt !== null && givesOrders(image.alt));
    return alt ? fail({ at: "img alt", saw: quoted(alt.alt!), expected: "what the picture shows" }) : pass();
  },
  words: { en },
  fix: null,
});
