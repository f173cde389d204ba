import { expect, test } from "vitest";
import { rules } from "@audit/rules";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const titleOf = (main: string): string | undefined =>
  planOf(
    { pages: { "/": pageHtml({ title: "Frames", main }), "/steel": pageHtml({ title: "Steel" }) } },
    undefined,
    rules.filter(({ id }) => id === "home-empty"),
  ).actions[0]?.title;

test("a home page whose list scripts fill is the work of a developer, not of a writer", () => {
  const place = '<div id="products" class="product-list"></div>';
  expect(titleOf(`${place}<script src="/list.js"></script>`)).toMatch(
    /^Write the list that scripts fill into the HTML/,
  );
  expect(titleOf("")).toMatch(/^Write the home page/);
});
