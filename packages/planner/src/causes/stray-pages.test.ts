import { expect, test } from "vitest";
import { findingOf } from "../testing/plan-case.ts";
import { withoutStrays } from "./stray-pages.ts";

test("a page that nothing leads to and that leads nowhere is asked about once, unless it harms", () => {
  const left = withoutStrays([
    findingOf("orphan-pages", ["/mail", "/old"]),
    findingOf("dead-end-pages", ["/mail", "/terms"]),
    findingOf("h1-missing", ["/mail"]),
    findingOf("og-missing", ["/mail", "/old"]),
    findingOf("placeholder-text", ["/mail"], { severity: "high" }),
  ]);
  expect(left.map(({ rule, pages }) => [rule, pages.map(({ url }) => new URL(url).pathname)])).toEqual([
    ["orphan-pages", ["/mail", "/old"]],
    ["dead-end-pages", ["/terms"]],
    ["og-missing", ["/old"]],
    ["placeholder-text", ["/mail"]],
  ]);
});
