import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";

test("a task keeps its fingerprint from version to version", () => {
  expect(fingerprintOf("title-missing", "product:/p/*")).toBe("bbc4fcb60fb72025");
  expect(fingerprintOf("title-missing", "product:/p/*", "/p/red-mug")).toMatch(/^[0-9a-f]{16}$/);
});

test("rule, template and page each make another task", () => {
  const made = [
    fingerprintOf("title-missing", "product:/p/*"),
    fingerprintOf("title-too-long", "product:/p/*"),
    fingerprintOf("title-missing", "category:/c/*"),
    fingerprintOf("title-missing", "product:/p/*", "/p/red-mug"),
    fingerprintOf("title-missing", "product:/p/*", "/p/red-mug?size=2"),
    fingerprintOf("title-missing", "product:/p/*/p/red-mug"),
  ];
  expect(new Set(made).size).toBe(made.length);
});
