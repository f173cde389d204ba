import { CallFailed, limits } from "@audit/contract";
import { expect, test } from "vitest";
import { createFault, durationLabel, expiryLabel, revokeFault, stateOf } from "./share-words.ts";

const NOW = Date.parse("2026-11-20T12:00:00.000Z");
const inHours = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();

test.each([
  [true, null, "Active"],
  [true, inHours(1), "Active"],
  [false, null, "Inactive"],
  [false, inHours(1), "Inactive"],
  [true, inHours(-1), "Expired"],
  [false, inHours(-1), "Expired"],
  [true, inHours(0), "Expired"],
] as const)(
  "a link that is active: %s and ends at %s reads as %s [D2-4.14 D2-4.15]",
  (is_active, expires_at, state) => {
    expect(stateOf({ is_active, expires_at }, NOW)).toBe(state);
  },
);

test("time is told in hours under a day, else in days [D2-9.8]", () => {
  expect([1, 5, 23, 24, 72, 168, 720].map(durationLabel)).toEqual([
    "1 hour",
    "5 hours",
    "23 hours",
    "1 day",
    "3 days",
    "7 days",
    "30 days",
  ]);
  expect(
    [null, inHours(-1), inHours(0.5), inHours(5.9), inHours(24), inHours(72)].map((at) => expiryLabel(at, NOW)),
  ).toEqual(["Never expires", "Expired", "Less than 1 hour left", "5 hours left", "1 day left", "3 days left"]);
});

test("the copied confirmation lasts 2 seconds [D2-9.9]", () => {
  expect(limits.copiedMs).toBe(2_000);
});

test("failures are said in the printed words", () => {
  const said = (code: string) => ({ success: false, error: "No.", message: "No.", code, requestId: "r" });
  expect(createFault(new CallFailed(403, said("SHARING_RESTRICTED")))).toBe(
    "No. Please upgrade to a paid plan for full access sharing.",
  );
  expect(createFault(new CallFailed(409, said("CONFLICT")))).toBe("No.");
  expect(createFault(new CallFailed(500, {}))).toBe("Failed to create share link");
  expect(revokeFault(new CallFailed(500, {}))).toBe("Failed to revoke link: Unknown error");
  expect(revokeFault(new TypeError("lost"))).toBe("Error revoking link: Network error. Please try again.");
});
