import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const WOODS = ["Ash", "Elm", "Oak"];
const BARE = ["Lathes", "Blades", "Waxes", "Oils", "Files"];
const text = (wood: string, at: number): string =>
  [
    `${wood} grows in the hills behind our house, and we fell a few trees of it each winter to dry them for bowls.`,
    `From ${wood.toLowerCase()} we turn plates and spoons that weigh little, and oil them three times before they leave.`,
    `Few know ${wood.toLowerCase()} as a wood for the kitchen, though it takes neither taste nor colour from what it holds.`,
  ][at] ?? "";

const wordy = WOODS.map((wood, at): [string, string] => [
  `/${wood}`,
  pageHtml({ title: `${wood} wood`, main: `<p>${text(wood, at)}</p>` }),
]);
const bare = BARE.map((name): [string, string] => [
  `/${name}`,
  pageHtml({ title: `${name} for turners`, main: "<p>Soon.</p>" }),
]);

const taskFor = (pages: readonly [string, string][]) => {
  const home = pageHtml({ title: "Kiln", description: "We turn bowls and plates of wood that grew near our house." });
  const rule = findRule("description-missing")!;
  const { actions } = planOf({ pages: { "/": home, ...Object.fromEntries(pages) } }, undefined, [rule]);
  return actions.find((action) => action.rule === rule.id);
};

test("a task with texts for some pages lists the others, each with what it has", () => {
  const task = taskFor([...wordy, ...bare]);
  expect(task?.affected.urls).toHaveLength(WOODS.length + BARE.length);
  for (const wood of WOODS) expect(task?.implementation).toContain(`content="${wood} wood: `);
  for (const name of BARE)
    expect(task?.implementation).toMatch(new RegExp(`<!-- https://shop.example/${name}: .*“${name} for turners”`));
});

test("where hardly a page gives a text there is no task", () => {
  expect(taskFor([...wordy.slice(0, 1), ...bare])).toBeUndefined();
});
