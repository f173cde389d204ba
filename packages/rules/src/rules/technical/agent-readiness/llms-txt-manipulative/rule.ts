import { en } from "./words.en.ts";
import { givesOrders } from "../../../../reading/model-orders.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

export const rule = defineSiteRule({
  id: "llms-txt-manipulative",
  category: "technical",
  area: "agent-readiness",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { once: true },
  grade: "B",
  aiVisibility: true,
  reads: ["probes"],
  source: "https://genai.owasp.org/llmrisk/llm01-prompt-injection/",
  judge: ({ probes }) => {
    const file = probes.llmsTxt;
    if (file?.status !== 200 || file.text === null || /^\s*</.test(file.text)) return notApplicable();
    const orders = file.text
      .split(/\r?\n/)
      .flatMap((line, index) => (givesOrders(line) ? [{ line: index + 1, text: quoted(line) }] : []));
    const [first] = orders;
    return first === undefined ? pass() : fail({ at: `llms.txt line ${first.line}`, saw: orders.slice(0, 5) });
  },
  words: { en },
  fix: null,
});
