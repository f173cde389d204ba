import type { PageFacts } from "@audit/facts";
import { readableHtml } from "../../../../populations.ts";
import { bodyTexts, namingTexts, shownWords } from "../../../../reading/shown-texts.ts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { codeInBlock, codeInName, mayHoldCode, type TemplateCode } from "../../../../reading/template-code.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Speaks of pages that show no code on purpose: a manual about templates is full of it. */
export const rule = definePageRule({
  id: "template-code-shown",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  ceiling: {
    health: 50,
    aiCitation: 60,
    from: 0.05,
    because: "Pages show the code of their template where words belong.",
  },
  over: readableHtml,
  reads: ["head", "headings", "text", "structure"],
  source: "https://developers.google.com/search/docs/appearance/title-link",
  judge: (page) => {
    if (page.structure.codes > 0) return notApplicable();
    const found = findCode(page);
    if (found === null) return pass();
    const { at, text, code } = found;
    const from = Math.max(0, code.at - 20);
    return fail({
      at,
      saw: { code: quoted(code.code), text: quoted(text.slice(from, code.at + code.code.length + 60)) },
      expected: "the page's own words",
    });
  },
  words: { en },
  shows: ({ code }) => specificTexts([code]),
  fix,
});

interface Found {
  readonly at: string;
  readonly text: string;
  readonly code: TemplateCode;
}

function findCode(page: Pick<PageFacts, "head" | "headings" | "text">): Found | null {
  if (!mayHoldCode(shownWords(page))) return null;
  for (const { at, text } of namingTexts(page)) {
    const code = codeInName(text);
    if (code !== null) return { at, text, code };
  }
  for (const { at, text } of bodyTexts(page)) {
    const code = codeInBlock(text);
    if (code !== null) return { at, text, code };
  }
  return null;
}
