import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import type { PlannedAction } from "../action.ts";
import { madeShop } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";
import { roadmap } from "./roadmap.ts";
import { placesText, rootCausesOf } from "./root-causes.ts";

const { actions } = planOf(madeShop());

test("every task but those on statistics has one cause, and the causes that weigh most come first", () => {
  const causes = rootCausesOf(actions);
  const places = causes.flatMap((cause) => cause.places).toSorted((a, b) => a - b);
  const own = actions.flatMap(({ category, type }, index) =>
    category === "tools" || type === "opportunity" ? [] : [index + 1],
  );
  expect(places.filter((place) => own.includes(place))).toEqual(own);
  expect(new Set(places).size).toBe(places.length);
  const weights = causes.map((cause) => cause.places.reduce((sum, place) => sum + actions[place - 1]!.priority, 0));
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

test("no area of the rules is without a cause but statistics", () => {
  const action = actions[0]!;
  const homeless = rules.filter(({ id }) => rootCausesOf([{ ...action, type: "fault", rule: id }]).length === 0);
  expect([...new Set(homeless.map(({ area }) => area))]).toEqual(["measurement"]);
});

test("tasks of one template, of the layout, of one person are one cause each, and opportunities are none", () => {
  const task = (more: Partial<PlannedAction>): PlannedAction => ({
    ...actions[0]!,
    type: "fault",
    rule: "canonical-missing",
    doneBy: "developer",
    priority: 1,
    ...more,
  });
  const causes = rootCausesOf([
    task({ template: "product:/p/*", kind: "product" }),
    task({ template: "pages", kind: "product" }),
    task({ template: "layout", kind: null, priority: 9 }),
    task({ template: "pages", kind: null, doneBy: "writer" }),
    task({ template: "product:/p/*", kind: "product", type: "opportunity" }),
  ]);
  expect(causes.map(({ title, places }) => [title, places])).toEqual([
    ["The layout that all pages share", [3]],
    ["The template of the product pages", [1, 2]],
    ["Words that pages need of their own", [4]],
  ]);
});

test("few places are named, of many the first", () => {
  expect([placesText([2]), placesText([2, 5]), placesText([1, 2, 3, 4, 5, 6, 7])]).toEqual([
    "task 2",
    "tasks 2 and 5",
    "tasks 1, 2, 3, 4, 5 and others",
  ]);
});

test("what is a project waits for the quarter, and each task is somebody's at some time", () => {
  const task = (more: Partial<PlannedAction>): PlannedAction => ({ ...actions[0]!, impact: "high", ...more });
  expect(
    roadmap([
      task({ timeEstimate: 60, doneBy: "developer" }),
      task({ timeEstimate: 15, doneBy: "owner" }),
      task({ timeEstimate: 2400, doneBy: "writer" }),
    ]),
  ).toEqual([
    "This week: task 2 for the owner and task 1 for the developer, about 75 minutes.",
    "This quarter: 1 task for the writer, about 5 working days.",
  ]);
});
