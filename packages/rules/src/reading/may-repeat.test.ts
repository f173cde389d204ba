import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { expect, it } from "vitest";
import { mayRepeat } from "./may-repeat.ts";
import { tokensOf } from "./words.ts";

const vocabulary = fc.constantFrom(
  "Mug",
  "mugs",
  "MUGS",
  "Straße",
  "STRASSE",
  "café",
  "Café",
  "ŁÓDŹ",
  "łódź",
  "ĳzer",
  "2024",
);
const gaps = fc.constantFrom(" ", ", ", " – ", "\u00a0", "×", "…", "™ ", "/", "'", "\u2011");
const texts = fc.array(fc.tuple(vocabulary, gaps), { maxLength: 40 }).map((parts) => parts.flat().join(""));

it("never rules out a text that repeats a word so often", () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 2, max: 8 }), (text, times) => {
      const long = tokensOf(text).filter((word) => word.length >= 4);
      const most = Math.max(0, ...[...Map.groupBy(long, (word) => word).values()].map(({ length }) => length));
      expect(most < times || mayRepeat(text, times)).toBe(true);
    }),
    propertyRuns(2_000),
  );
});

it("rules out a text of different words", () => {
  expect(
    mayRepeat("Every seam is taped by hand, so that no rain gets through – we recommend 30 °C without softener.", 3),
  ).toBe(false);
});
