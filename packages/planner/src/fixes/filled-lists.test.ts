import { spawnSync } from "node:child_process";
import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const shop = (entries: string): string =>
  pageHtml({
    title: "Mugs",
    main: `<p>We throw mugs.</p><h2>Bestsellers</h2>\n<div class="pgrid" id="best-grid">\n${entries}</div><script src="/shop.js"></script>`,
  });
const task = planOf(
  { pages: { "/": shop("") } },
  undefined,
  rules.filter(({ id }) => id === "list-filled-by-scripts"),
).actions[0];

test("an empty list is no code to paste: nobody's class or entries are lost by it", () => {
  expect(task).toBeDefined();
  expect(task?.implementation ?? "").not.toContain("<div");
});

test("the check fails as long as the list is empty", () => {
  const [, filter = ""] = /^curl [^|]*\| (.*)$/s.exec(task?.checkCommand ?? "") ?? [];
  const answer = (html: string): string => spawnSync("sh", ["-c", filter], { input: html, encoding: "utf8" }).stdout;
  expect(answer(shop(""))).toBe("empty\n");
  expect(answer(shop("<!-- entries -->"))).toBe("empty\n");
  expect(answer(shop('<a href="/p/1">Blue mug</a>'))).toBe("filled\n");
});
