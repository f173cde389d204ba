import { type Finding, rules } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { findCauses } from "../causes/find-causes.ts";
import { causeOf, findingOf, viewOf } from "../testing/plan-case.ts";
import { madeShop } from "../testing/made-shop.ts";
import { agree } from "./agree.ts";
import { checkOf, titleOf } from "./title.ts";
import { percent } from "@audit/rules/wording/plural";

const view = viewOf(madeShop());
const title = (rule: string, paths: readonly string[], more = {}): string =>
  titleOf(causeOf(findingOf(rule, paths, more), view), view);
const meta = { fixKind: "meta" } as const;

describe("titles", () => {
  test("agree in number and name the kind of page", () => {
    expect(title("description-missing", ["/p/sand-mug", "/p/moss-mug"], meta)).toBe(
      "Write meta descriptions for 2 product pages",
    );
    expect(title("description-missing", ["/p/sand-mug"], meta)).toBe(
      "Write a meta description for the product page “Sand Mug”",
    );
    expect(title("description-missing", ["/"], meta)).toBe("Write a meta description for the home page");
    expect(title("title-too-long", ["/"], meta)).toBe(
      "Shorten the title of the home page, which is cut off in search results",
    );
  });

  test("of a rule without words of its own are the rule's", () => {
    expect(title("some-new-rule", ["/c/mugs"], { title: "Something is amiss" })).toBe(
      "Something is amiss: the category page “Mugs”",
    );
    expect(title("some-new-rule", ["/"], { title: "Something is amiss", scope: "site" })).toBe("Something is amiss");
  });

  test("leave no form unfilled", () => {
    const filled = rules
      .flatMap(({ words: { en } }) => [en, ...(en.variants ?? [])])
      .flatMap(({ title: sentence = "" }) => [true, false].map((plural) => agree(sentence, { text: "X", plural })));
    expect(filled.filter((sentence) => /[{}|]/.test(sentence))).toEqual([]);
  });

  test("that say the same of every page belong to rules with one task for all pages", () => {
    const split = rules.filter(({ id, fixKind, words: { en } }) => {
      const finding = findingOf(id, ["/", "/p/sand-mug", "/about"], { fixKind });
      return !en.title.includes("{pages}") && findCauses(finding, view).length > 1;
    });
    expect(split.map(({ id }) => id)).toEqual([]);
  });
});

test("every check names something to open, and the address", () => {
  const checks = rules.map(({ id }) => checkOf(causeOf(findingOf(id, ["/p/sand-mug"], meta), view), view).look);
  expect(
    checks.filter((check) => !/(Open|Test|Run an audit of) .*(https?:\/\/|robots\.txt).*Expected: .+\./i.test(check)),
  ).toEqual([]);
});

test("shares are never rounded to all or nothing", () => {
  expect([percent(0), percent(0.004), percent(0.414), percent(0.999), percent(1)]).toEqual([
    "0%",
    "less than 1%",
    "41%",
    "99%",
    "100%",
  ]);
});

test("pages that are linked are counted without the lists that another change mends on the way", () => {
  const cause = causeOf(findingOf("orphan-pages", ["/p/sand-mug", "/p/moss-mug"], { fixKind: "link" }), view);
  const healed = (fixKind: Finding["fixKind"]) => {
    const withCode = findingOf("list-filled-by-scripts", ["/c/mugs"], { fixKind });
    const urls = withCode.pages.map(({ url }) => url);
    return { ...cause, heals: [{ rule: withCode.rule, title: "Lists", count: 1, urls, withCode }] };
  };
  expect(titleOf(healed("template"), view)).toContain("2 product pages");
  expect(titleOf(healed("link"), view)).toContain("3 pages");
});
