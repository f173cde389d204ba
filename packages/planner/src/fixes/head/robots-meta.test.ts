import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { planOf } from "../../testing/plan-case.ts";

test("of two orders about a page none is proposed: the owner decides", () => {
  const page = pageHtml({ title: "Mugs", head: '<meta name="robots" content="index, noindex">' });
  const { actions } = planOf({ pages: { "/": pageHtml({ title: "Shop" }), "/mugs": page } });
  const action = actions.find(({ rule }) => rule === "robots-directives-conflict");
  expect(action?.implementation).toContain("found: index (robots tag), noindex (robots tag)");
  expect(action?.implementation).toContain("left out today");
  expect(action?.implementation).not.toContain("<meta");
  expect(action?.solution).toContain("What to do on each page stands below.");
});
