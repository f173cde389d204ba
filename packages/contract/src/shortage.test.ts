import { expect, test } from "vitest";
import { CallFailed } from "./client.ts";
import { readShortage } from "./shortage.ts";

const markers = [
  "Insufficient credits",
  "FEATURE_ACCESS_DENIED",
  "Purchase credits to continue",
  "Feature access denied",
];

test.each(markers)("'%s' in error, code or reason means a shortage", (marker) => {
  for (const field of ["error", "code", "reason"])
    expect(readShortage({ error: "No.", [field]: `Sorry: ${marker}` })).not.toBeNull();
});

test("a shortage carries required and available credits; one is required where nothing is said [D1-3.22 D1-8.20]", () => {
  const error = "Insufficient credits";
  expect(
    readShortage({ error, credits_required: 2, credits_available: 1, reason: "Three sites", fits: ["a"] }),
  ).toEqual({
    reason: "Three sites",
    required: 2,
    available: 1,
    fits: ["a"],
  });
  expect(readShortage({ error })).toEqual({ reason: null, required: 1, available: null, fits: [] });
  expect(readShortage({ error, credits_required: "two" })).toMatchObject({ required: 1 });
});

test.each([{ error: "Processing failed", code: "INTERNAL" }, {}, null, "Insufficient credits", []])(
  "%j is no shortage",
  (body) => expect(readShortage(body)).toBeNull(),
);

test("a refused call says what is missing", () => {
  expect(new CallFailed(402, { error: "Insufficient credits", credits_available: 0 }).shortage?.available).toBe(0);
  expect(new CallFailed(500, { error: "Oops" }).shortage).toBeNull();
});
