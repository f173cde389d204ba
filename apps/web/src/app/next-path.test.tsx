import { expect, test } from "vitest";
import { safeNext } from "./next-path.ts";

test("a path of the application is followed with its query", () => {
  expect(safeNext("/dashboard/actions?jobId=1#x")).toBe("/dashboard/actions?jobId=1#x");
});

test.each([undefined, "", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "evil"])(
  "%s leads home, never to another site",
  (next) => expect(safeNext(next)).toBe("/"),
);
