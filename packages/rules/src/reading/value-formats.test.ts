import { expect, test } from "vitest";
import { isAbsoluteUrl, isCurrency, isIsoDate, isIsoDuration } from "./value-formats.ts";

test.each([
  "2026",
  "2026-07",
  "2026-07-16",
  "2026-07-16T04:35:34.907Z",
  "2026-07-16T03:55:00+00:00",
  "2026-07-16T03:55",
  "2024-02-29",
])("%s is an ISO 8601 date", (text) => expect(isIsoDate(text)).toBe(true));

test.each([
  "2026-07-16 03:55:00+00",
  "16/07/2026",
  "1752633300",
  "2026-02-31",
  "2026-02-29",
  "July 16, 2026",
  "2026-7-1",
  "",
])("%s is none", (text) => expect(isIsoDate(text)).toBe(false));

test("durations need a P and, for times, a T", () => {
  expect(["PT15M", "P1DT2H", "P2W", "PT1.5H"].every(isIsoDuration)).toBe(true);
  expect(["15 min", "P", "PT", "00:15:00", "P15"].some(isIsoDuration)).toBe(false);
});

test("addresses are absolute and web addresses", () => {
  expect(["https://a.example/x", "HTTP://a.example", "https://müller.example/ä"].every(isAbsoluteUrl)).toBe(true);
  expect(["/x", "a.example", "//a.example", "https://", "mailto:a@a.example"].some(isAbsoluteUrl)).toBe(false);
});

test("currencies are those of ISO 4217", () => {
  expect(["EUR", "usd", "JPY"].every(isCurrency)).toBe(true);
  expect(["€", "Euro", "XXY", "US$"].some(isCurrency)).toBe(false);
});
