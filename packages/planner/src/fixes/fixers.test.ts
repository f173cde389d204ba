import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { fixers } from "./fixers.ts";

test("every rule has a fixer, or says that there is nothing to paste", () => {
  const without = rules.map(({ id }) => id).filter((id) => fixers[id] === undefined);
  expect(without).toEqual([]);
});

test("no fixer waits for a rule that does not exist", () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(fixers).filter((id) => !ids.has(id))).toEqual([]);
});
