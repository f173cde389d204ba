import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const search =
  '<form><input name="q" placeholder="Search our pots"><input type="text" placeholder="Nearest town"></form>';
const pot = (name: string, more = "") => pageHtml({ title: `${name} | Kiln`, h1: name, main: `${search}${more}` });
const shop = {
  pages: {
    "/": pot("Kiln"),
    "/tall": pot("Tall pot"),
    "/low": pot("Low pot"),
    "/red": pot("Red pot", '<form><input name="mail" placeholder="Your mail"></form>'),
  },
};

test("what the layout repeats is told once, and what one page has beside it under its address", () => {
  const [action] = planOf(
    shop,
    undefined,
    rules.filter(({ id }) => id === "a11y-form-labels"),
  ).actions;
  const code = action?.implementation ?? "";
  expect(code.startsWith("<!-- once, in the layout")).toBe(true);
  expect(code.match(/aria-label="Search our pots"/g)).toHaveLength(1);
  expect(code.match(/\[placeholder="Nearest town"\] set aria-label="Nearest town"/g)).toHaveLength(1);
  expect(code.split("<!-- https://shop.example/red -->")[1]).toContain('set aria-label="Your mail"');
  expect(code).not.toContain("/tall");
  const patched = Map.groupBy(action?.patches ?? [], ({ url }) => new URL(url).pathname);
  expect(Object.fromEntries([...patched].map(([path, patches]) => [path, patches.length]))).toEqual({
    "/": 2,
    "/tall": 2,
    "/low": 2,
    "/red": 3,
  });
});

test("a field of a search is not named after an example, and none after the count of an option", () => {
  const field = (attributes: string): string => `<form><input ${attributes}></form>`;
  const fields = [
    'type="search" name="q" placeholder="Red pot"',
    'name="colour" placeholder="White (2)"',
    'name="amount" placeholder="1"',
    'name="firm" placeholder="Your firm"',
    'name="street" placeholder="Your street"',
    'name="town" placeholder="Nearest town"',
  ];
  const site = { pages: { "/": pageHtml({ title: "Kiln", h1: "Kiln", main: fields.map(field).join("") }) } };
  const [action] = planOf(
    site,
    undefined,
    rules.filter(({ id }) => id === "a11y-form-labels"),
  ).actions;
  expect(action?.patches.map(({ after }) => after)).toEqual(["Your firm", "Your street", "Nearest town"]);
  // What no page says is asked of its owner, so that no field is left.
  expect(action?.implementation).toContain('left out: input[name="colour"]');
});
