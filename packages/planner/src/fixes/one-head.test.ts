import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const pasted = `<head><title>Acme | Soap by hand</title><meta name="robots" content="index"></head>${pageHtml({
  title: "Acme",
  head: "<style>body{color:red}</style>",
  main: '<a href="/soap">Soap</a>',
})}`;

test("two heads are brought together in one task, and no style or doctype goes with the second", () => {
  const { actions } = planOf({ pages: { "/": pasted, "/soap": pageHtml({ title: "Soap" }) } });
  const task = actions.find(({ rule }) => rule === "multiple-head-body");
  expect(task?.implementation).toMatch(
    /all that stands in only one of the two .*styles.*keep one title, “Acme \| Soap/,
  );
  expect(task?.implementation).not.toMatch(/delete/);
  expect(actions.map(({ rule }) => rule)).not.toContain("title-multiple");
});
