import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { planOf } from "../../testing/plan-case.ts";

test("a filter's view of a list names the list, never itself", () => {
  const card = (name: string): string =>
    `<li class="product"><a href="/p/${name}"><h3>${name}</h3></a><span class="price">€ 4.90</span></li>`;
  const list = (...names: string[]): string =>
    pageHtml({ title: "Bowls | Kiln", h1: "Bowls", main: `<ul>${names.map(card).join("")}</ul>` });
  const pages = {
    "/": pageHtml({ title: "Kiln", main: '<a href="/bowls">Bowls</a>' }),
    "/bowls": list("ash", "elm", "fir", "oak"),
    "/bowls?wood=oak": list("oak", "bog-oak", "holm-oak", "cork-oak"),
  };
  const [action] = planOf({ pages }, undefined, [findRule("canonical-missing")!]).actions;
  const named = Object.fromEntries((action?.patches ?? []).map(({ url, after }) => [url, after]));
  expect(named["https://shop.example/bowls"]).toContain("https://shop.example/bowls");
  expect(named["https://shop.example/bowls?wood=oak"] ?? "").not.toContain("?wood=oak");
});
