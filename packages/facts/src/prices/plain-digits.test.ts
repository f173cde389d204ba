import { expect, test } from "vitest";
import { factsOf } from "../testing/capture-of.ts";
import { plainDigits, zeros } from "./plain-digits.ts";

test("every digit of the plane is known by its nought", () => {
  const digits = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
    /\p{Nd}/u.test(String.fromCharCode(code)),
  );
  expect(digits).toEqual(zeros.flatMap((zero) => Array.from({ length: 10 }, (_, value) => zero + value)));
});

test.each([
  ["١٢٣ ساعة", "123 ساعة"],
  ["۴۵٪", "45٪"],
  ["१०० ग्राम", "100 ग्राम"],
  ["２４時間", "24時間"],
  ["๑๐ วัน", "10 วัน"],
  ["a1b2", "a1b2"],
])("%s is read as %s", (text, plain) => {
  expect(plainDigits(text)).toBe(plain);
  expect(plainDigits(text)).toHaveLength(text.length);
});

test("prices, phones, hours and ratings in them are facts", () => {
  const { commerce, claims, outline } = factsOf(
    `<html lang="fa"><main><h1>چای</h1><p>۱۲۹٬۰۰۰ تومان</p><p>+۹۸ ۲۱ ۸۸۷۷ ۶۶۵۵</p>
     <p>دوشنبه ۰۹:۰۰ - ۱۸:۰۰</p><p>★ ۴٫۷ / ۵</p><p>৳৫০০</p></main>`,
  );
  expect(commerce.prices.map(({ amount }) => amount)).toContain(129_000);
  expect(commerce.prices.map(({ amount }) => amount)).toContain(500);
  expect(claims.phones.map(({ digits }) => digits)).toEqual(["982188776655"]);
  expect(outline.hours).toBe(true);
});
