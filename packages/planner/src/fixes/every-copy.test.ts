import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

test("each page that repeats another is named, however many there are", () => {
  const names = ["ash", "elm", "fir", "oak", "yew", "box", "bay", "fig", "nut", "gum", "sal", "tea"];
  const html = (name: string): string =>
    pageHtml({
      title: `Bowl of ${name}`,
      h1: `Bowl of ${name}`,
      main: `<p>${Array.from({ length: 60 }, (_, index) => `${name}word${index * 7}`).join(" ")}</p>`,
    });
  const both = names.flatMap((name) => [`/p/${name}`, `/old/${name}`].map((path) => [path, html(name)] as const));
  const links = names.map((name) => `<a href="/p/${name}">${name}</a>`).join("");
  const { actions } = planOf(
    { pages: { "/": pageHtml({ title: "Kiln", main: links }), ...Object.fromEntries(both) } },
    undefined,
    rules.filter(({ id }) => id === "exact-duplicates"),
  );
  const code = actions[0]?.implementation ?? "";
  expect(names.filter((name) => !code.includes(`<!-- on https://shop.example/old/${name} -->`))).toEqual([]);
});
