import { expect, test } from "vitest";
import { planOf } from "../../testing/plan-case.ts";

const NAMES = ["Ash bowls", "Birch cups", "Cedar boxes", "Elm spoons", "Oak boards"];
const page = (main: string): string =>
  `<!doctype html><html lang="en"><head><title>Kiln</title></head><body><header><a href="/"><h1>kiln turnery</h1></a></header><main>${main}</main></body></html>`;
const pathOf = (name: string): string => `/${name.toLowerCase().replace(" ", "-")}`;
const goods = (name: string): string =>
  `<h1>${name}</h1><p>${name} are turned by hand in the old mill, dried for two years in the loft and oiled three times before they leave us. ${name} last for as long as they are kept from standing water and heat.</p>`;

test("pages of one title, whose first main heading is the logo, get titles of their own names", () => {
  const plan = planOf({
    pages: {
      "/": page(
        `<h1>Bowls</h1><h1>Boards</h1>${NAMES.map((name) => `<p><a href="${pathOf(name)}">${name}</a></p>`).join("")}`,
      ),
      ...Object.fromEntries(NAMES.map((name) => [pathOf(name), page(goods(name))])),
    },
  });
  const task = plan.actions.find(({ rule }) => rule === "title-duplicate");
  expect(task?.impact).toBe("high");
  expect(task?.patches.map(({ after }) => after)).toEqual(NAMES.map((name) => `${name} | Kiln`));
});
