import { pageOf, siteOf } from "@audit/testkit";
import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { explainPage, type RuleExplanation } from "./explain-page.ts";
import { createJudge } from "./judge.ts";
import { recordReads } from "./record-reads.ts";

const pages = {
  "/": '<html lang=en><title>Shop</title><h1>Shop</h1><p>Tents.</p><a href="/tent">Tent</a><a href="/out">Out</a>',
  "/tent": `<html lang=en><title>Tent</title><h1>Tent</h1><h1>Tent</h1><p>A tent for two.</p><img src="/tent.jpg">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Tent"}</script>`,
  "/out": '<html lang=en><title>Out</title><meta name=robots content=noindex><p>A <a href="/">shop</a>.</p>',
};
const urlOf = (path: string): string => `https://shop.example${path}`;
const read = Object.entries(pages).map(([path, html]) => pageOf({ html, url: urlOf(path) }));

const judge = createJudge(rules);
for (const page of read) judge.page(page);
const judgement = judge.finish(siteOf({ pages }));

test.each(read)("what is said of $url is what the audit says of it, rule by rule", (page) => {
  const explained = explainPage(rules, page, judgement);
  expect(explained.map(({ rule }) => rule)).toEqual(rules.map(({ id }) => id));
  const failing = explained.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule);
  const reported = judgement.findings.filter(
    ({ verdict, scope, pages: at }) =>
      verdict === "fail" && (scope === "site" || at.some(({ url }) => url === page.url)),
  );
  expect(failing.toSorted()).toEqual(reported.map(({ rule }) => rule).toSorted());
  for (const { verdict, evidence, reason } of explained) {
    if (verdict === "fail") expect(evidence).not.toBeNull();
    if (verdict === "unknown" || verdict === "not-applicable") expect(reason).not.toBe(null);
  }
});

const at = (path: string, rule: string): RuleExplanation | undefined => {
  const page = read.find(({ url }) => url === urlOf(path));
  return page && explainPage(rules, page, judgement).find((one) => one.rule === rule);
};

test("a failure shows its evidence, a pass what was looked at, and the rest why it is not applicable", () => {
  expect(at("/tent", "h1-multiple")).toMatchObject({ verdict: "fail", evidence: { saw: { count: 2 } } });
  expect(at("/tent", "title-missing")).toMatchObject({ verdict: "pass", reason: null, evidence: null });
  expect(at("/tent", "title-missing")?.saw).toContainEqual({ path: "head.titles.0", value: "Tent" });
  expect(at("/out", "title-missing")).toMatchObject({
    verdict: "not-applicable",
    reason: "The page is not one of the indexable HTML pages.",
  });
});

test("reads are noted by path, each once, and change nothing", () => {
  const facts = { a: { list: [1, 2], gone: null }, b: "text", c: "unread" };
  const { facts: watched, reads } = recordReads(facts);
  expect(watched.a.list.includes(2)).toBe(true);
  expect([watched.b, watched.b, watched.a.gone]).toEqual(["text", "text", null]);
  expect(watched.a).toBe(watched.a);
  expect(reads().map(({ path, value }) => [path, value])).toEqual([
    ["a.list.length", 2],
    ["a.list.0", 1],
    ["a.list.1", 2],
    ["b", "text"],
    ["a.gone", null],
  ]);
});
