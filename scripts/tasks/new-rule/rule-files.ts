interface RuleName {
  readonly category: string;
  readonly area: string;
  readonly id: string;
}

/** The files of a new rule's folder: an example that judges a meta tag by the rule's own name. */
export const ruleFiles = (name: RuleName): Readonly<Record<string, string>> => ({
  "rule.ts": rule(name),
  "words.en.ts": words(name),
  "cases.ts": cases(name),
  "planted.ts": planted(name),
});

const rule = ({ category, area, id }: RuleName): string => `import { perPage } from "../../../../fixes/fixer.ts";
import { indexableHtml } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

export const rule = definePageRule({
  id: "${id}",
  category: "${category}",
  area: "${area}",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: indexableHtml,
  reads: ["head"],
  source: "https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names",
  judge: ({ head }) => {
    const tag = head.metas.find(({ key }) => key === "${id}");
    if (tag === undefined) return notApplicable();
    return tag.content === "" ? fail({ at: "head > meta", saw: { name: tag.key }, expected: "a value" }) : pass();
  },
  words: { en },
  fix: perPage({ make: () => '<meta name="${id}" content="a value">' }),
});
`;

const words = ({ id }: RuleName): string => `import type { Words } from "../../../../words.ts";
import { inSource } from "../../../../wording/checks.ts";

export const en: Words<{ readonly name: string }> = {
  failing: "Meta tag without a value",
  title: "Give the meta tag of {pages} a value",
  why: "A tag without a value says nothing to whoever reads it.",
  steps: "Write the value that is meant into the tag, or take the tag away.",
  check: inSource('name="${id}"', "a value in content"),
  seen: ({ name }) => \`a meta tag “\${name}” without a value\`,
};
`;

const cases = ({ id }: RuleName): string => `import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (tag: string): string => \`<!doctype html><html><head><title>Tea</title>\${tag}</head><body><p>Tea</p></body></html>\`;

export const cases: PageRuleCases = {
  passing: [page('<meta name="${id}" content="a value">')],
  failing: [page('<meta name="${id}" content="">')],
  outside: [page("")],
};
`;

const planted = ({
  id,
}: RuleName): string => `import { inHead, P, planted, type Planting } from "@audit/testkit/planted-shop/plant";

/** Rules that fail along because the same thing is their fault too are named behind the plant. */
export const planting: Planting = planted(inHead(P, '<meta name="${id}" content="">'));
`;
