import { expect, test } from "vitest";
import { writtenLanguages } from "./written-languages.ts";

const of = (read: readonly (string | null)[]) =>
  writtenLanguages(
    ["en"],
    () => read.map((_, index) => index),
    (index) => read[index] ?? null,
  );

test("a site is in the language of its texts, where all that were read agree", () => {
  expect(of(["ru", "ru", null, "ru"])).toEqual(["ru"]);
  expect(of(["ru", "ru"])).toEqual(["en"]);
  expect(of(["ru", "ru", "en"])).toEqual(["en"]);
  expect(
    writtenLanguages(
      ["nb"],
      () => [0, 1, 2],
      () => "no",
    ),
  ).toEqual(["nb"]);
});
