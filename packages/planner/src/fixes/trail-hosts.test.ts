import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { madeShop } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

/** What is pasted for products whose visible trail leads through the address given. */
function trailCode(list: string, last: (path: string) => string = (path) => path.slice(3)): string {
  const trail = (path: string): string =>
    `<nav aria-label="Breadcrumb"><a href="/">Home</a> / <a href="${list}">Mugs</a> / ${last(path)}</nav>`;
  const shop = madeShop();
  const pages = Object.fromEntries(
    Object.entries(shop.pages).map(([path, page]) =>
      typeof page === "string" && path.startsWith("/p/")
        ? [path, page.replace("<main>", `${trail(path)}<main>`)]
        : [path, page],
    ),
  );
  const only = rules.filter(({ id }) => id === "breadcrumb-schema");
  const { actions } = planOf({ ...shop, pages }, undefined, only);
  return actions.flatMap(({ patches }) => patches.map(({ after }) => after)).join("\n");
}

test("a step on another domain is the same path of the site where that is a page", () => {
  const code = trailCode("https://maker.example/c/mugs");
  expect(code).toContain("https://shop.example/c/mugs");
  expect(code).not.toContain("maker.example");
});

test("a step on another domain that the site has no page for is no step", () => {
  const code = trailCode("https://maker.example/our-goods");
  expect(code).toContain("BreadcrumbList");
  expect(code).not.toContain("maker.example");
});

test("a step on another host of the same domain stays", () => {
  expect(trailCode("https://www2.shop.example/all")).toContain("https://www2.shop.example/all");
});

test("a last step that several pages share and no heading has is filled in by a script, and is no name", () => {
  expect(trailCode("/c/mugs", () => "Product")).toBe("");
});
