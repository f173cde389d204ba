import type { Cause } from "@audit/rules";
import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import { findingOf } from "./testing/plan-case.ts";

const named = (rule: string, scope: Cause["scope"]): string =>
  fingerprintOf({ finding: findingOf(rule, ["/"]), scope });

test("a task keeps its fingerprint from version to version", () => {
  expect(named("title-missing", "group")).toBe("51a1e2a76ff230d2");
});

test("pages are one task, whether the layout or a template has the fault; all else is another", () => {
  expect(named("title-missing", "layout")).toBe(named("title-missing", "group"));
  const made = [
    named("title-missing", "group"),
    named("title-missing", "addresses"),
    named("title-missing", "site"),
    named("title-too-long", "group"),
  ];
  expect(new Set(made).size).toBe(made.length);
});
