import { siteOf } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { nearerRules } from "./give-way.ts";
import { createJudge } from "./judge.ts";
import {
  rules,
  readableHtml,
  definePageRule,
  defineSiteRule,
  type Rule,
  fail,
  notApplicable,
  pass,
} from "@audit/rules";

const shared = {
  category: "content",
  area: "body",
  severity: "low",
  fixKind: "content",
  certainty: 1,
  source: "https://example.org/",
  words: {
    en: {
      failing: "A fault",
      title: "A fault",
      why: "Because.",
      steps: "Mend it.",
      check: () => "Look.",
      seen: () => "a fault",
    },
  },
  fix: null,
} as const;

/** Fails on pages whose address holds a word. */
const pageRule = (id: string, word: string, nearer: readonly string[] = []): Rule =>
  definePageRule({
    ...shared,
    id,
    givesWayTo: [{ to: nearer, as: "finding" }],
    over: readableHtml,
    reads: ["url"],
    judge: ({ url }) => (url.includes(word) ? fail({ at: "page", saw: id }) : pass()),
  });

const siteRule = (id: string, fails: boolean, nearer: readonly string[] = []): Rule =>
  defineSiteRule({
    ...shared,
    id,
    givesWayTo: [{ to: nearer, as: "finding" }],
    reads: ["pages"],
    judge: () => (fails ? fail({ at: "site", saw: id }) : notApplicable()),
  });

function judged(...some: readonly Rule[]) {
  const judge = createJudge(some);
  const page = "<title>Tea</title><h1>Tea</h1><p>Fine tea.";
  const site = siteOf({ pages: { "/": page, "/q": page, "/qz": page, "/z": page } }, (one) => judge.page(one));
  const { findings, passed, notApplicable: outside } = judge.finish(site);
  return { findings: findings.map(({ rule, count, share }) => [rule, count, share]), passed, outside };
}

describe("a rule that gives way to a nearer one", () => {
  test("is silent on the pages where that one fails, and speaks of the others", () => {
    expect(judged(pageRule("far", "z", ["near"]), pageRule("near", "q")).findings).toEqual([
      ["far", 1, 1 / 3],
      ["near", 2, 2 / 4],
    ]);
  });

  test("passes when nothing of its own is left", () => {
    const { findings, passed } = judged(pageRule("far", "qz", ["near"]), pageRule("near", "q"));
    expect(findings).toEqual([["near", 2, 2 / 4]]);
    expect(passed).toEqual(["far"]);
  });

  test("is not applicable behind a fault of the whole site", () => {
    const { findings, outside } = judged(pageRule("far", "q", ["near"]), siteRule("near", true));
    expect(findings.map(([rule]) => rule)).toEqual(["near"]);
    expect(outside).toEqual(["far"]);
  });

  test("speaks as ever where the nearer one does not fail, or is not asked", () => {
    expect(judged(pageRule("far", "q", ["near"]), siteRule("near", false)).findings).toEqual([["far", 2, 2 / 4]]);
    expect(judged(pageRule("far", "q", ["near"])).findings).toEqual([["far", 2, 2 / 4]]);
  });
});

test("faults are left to rules that exist, and never round in a circle, where nobody would tell them", () => {
  const leavesTo = new Map(rules.map((rule) => [rule.id, nearerRules(rule)]));
  const reached = (id: string, seen: readonly string[] = []): string[] =>
    (leavesTo.get(id) ?? []).flatMap((next) =>
      seen.includes(next) ? [next] : [next, ...reached(next, [...seen, next])],
    );
  for (const [id, others] of leavesTo) {
    expect(others.filter((other) => !leavesTo.has(other))).toEqual([]);
    expect(reached(id)).not.toContain(id);
  }
});
