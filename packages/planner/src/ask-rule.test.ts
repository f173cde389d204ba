import { findRule, type Rule } from "@audit/rules";
import { afterEach, expect, test, vi } from "vitest";
import { madeShop } from "./testing/made-shop.ts";
import { planOf } from "./testing/plan-case.ts";

afterEach(() => vi.restoreAllMocks());

const sound = planOf(madeShop());
const planned = [...new Set(sound.actions.filter(({ type }) => type === "fault").map(({ rule }) => rule))];

function rule(id: string): Rule {
  const found = findRule(id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
}

const breaks = () => {
  throw new Error("no words today");
};

test("a shop with faults has tasks of several rules", () => {
  expect(planned.length).toBeGreaterThan(5);
});

test.each(planned)("a fault of %s while it is asked for words costs its own tasks and nothing else", (id) => {
  vi.spyOn(rule(id).words.en, "check").mockImplementation(breaks);
  const plan = planOf(madeShop());
  expect(plan.ruleFaults).toEqual([{ rule: id, message: "no words today" }]);
  expect(plan.actions.some((action) => action.rule === id)).toBe(false);
  const left = planned.filter((other) => other !== id);
  expect([...new Set(plan.actions.map((action) => action.rule))]).toEqual(expect.arrayContaining(left));
});
