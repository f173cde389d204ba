import { headOrder } from "../../../../fixes/head/head-order.ts";
import { en } from "./words.en.ts";
import type { PageFacts } from "@audit/facts";
import { readableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

export const rule = definePageRule({
  id: "head-broken-early",
  category: "technical",
  area: "html-validity",
  severity: "high",
  fixKind: "template",
  certainty: 1,
  over: readableHtml,
  reads: ["head", "structure"],
  source: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  judge: ({ head, structure }) => {
    if (structure.headBrokenBy === null) return pass();
    const lost = lostToBody(head);
    if (lost.length === 0) return pass();
    return fail({
      at: `<${structure.headBrokenBy}> in head`,
      saw: { landedInBody: lost },
      expected: "only metadata in head",
    });
  },
  words: { en },
  fix: headOrder,
});

const MATTERS: ReadonlySet<string> = new Set(["description", "robots", "googlebot", "viewport"]);

function lostToBody(head: PageFacts["head"]): string[] {
  const lost = head.metas
    .filter(({ key, via, inHead }) => !inHead && via === "name" && MATTERS.has(key))
    .map(({ key }) => `meta ${key}`);
  if (head.titlesOutsideHead > 0) lost.push("title");
  if (head.canonicals.some(({ inHead }) => !inHead)) lost.push("canonical link");
  if (head.hreflang.some(({ inHead }) => !inHead)) lost.push("hreflang links");
  return [...new Set(lost)];
}
