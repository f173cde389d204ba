import { randomInt } from "node:crypto";
import { describe, expect, test } from "vitest";
import { weaknessOf } from "./weakness.ts";

const context = { email: "anna.keller@green-garden.example", brand: "Shop Doctor", host: "audit.shopdoctor.example" };
const isRefused = (password: string): boolean => weaknessOf(password, context) !== null;

test.each(["monkey", "dragon", "iloveyou", "trustno1", "Football", "PASSWORD1", "sunshine", "letmein!", "starwars"])(
  "%s is common",
  (password) => {
    expect(weaknessOf(password, context)).toMatch(/among the first that attackers try/);
  },
);

test.each([
  "aaaaaa",
  "121212",
  "abcabcabc",
  "testtest",
  "123456",
  "654321",
  "234567",
  "qwerty",
  "asdfgh",
  "ytrewq",
  "1q2w3e4r",
  "qazwsx",
  "abcdefg",
  "ABCDEF",
  "12031985",
  "310799",
  "1999-12-31",
  "24.12.2000",
  "qwerty!",
])("%s is a pattern", (password) => {
  expect(weaknessOf(password, context)).toMatch(/simple pattern/);
});

test.each([
  "anna.keller",
  "Keller1985",
  "keller!",
  "!!anna2024!!",
  "green-garden",
  "garden99",
  "shopdoctor",
  "ShopDoctor2026!",
  "doctor12",
  "website7",
  "anna.keller@green-garden.example",
])("%s is made of the account's or the site's own words", (password) => {
  expect(isRefused(password)).toBe(true);
});

describe("what is left alone", () => {
  test.each(["correct-horse-7", "zq81wx", "Tr7!kw", "früh-am-see", "👩‍🌾gärtnerin", "keller und küche"])(
    "%s",
    (password) => {
      expect(weaknessOf(password, context)).toBeNull();
    },
  );

  test("of 10,000 random passwords of six characters at least 9,995 are accepted", () => {
    const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    const random = (): string => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("");
    const refused = Array.from({ length: 10_000 }, random).filter(isRefused);
    expect(refused.length).toBeLessThanOrEqual(5);
  });
});
