import { describe, expect, test } from "vitest";
import { hasForm, inForm, repaired } from "./repair-values.ts";

const PAGE = "https://shop.example/p/pot";
const DATE = "ISO 8601 date, e.g. 2026-01-31";

test("every plain value is repaired by the property that holds it, however deep", () => {
  const seen: string[] = [];
  const upper = repaired({ name: "pot", offers: [{ price: 5, tags: ["a", true] }], none: null }, (name, value) => {
    seen.push(name);
    return typeof value === "string" ? value.toUpperCase() : value;
  });
  expect(upper).toEqual({ name: "POT", offers: [{ price: 5, tags: ["A", true] }], none: null });
  expect(seen).toEqual(["name", "price", "tags", "tags", "none"]);
});

describe("a date", () => {
  test.each([
    ["2026-01-31", "2026-01-31"],
    [" 2026-01-31 ", "2026-01-31"],
    ["2026-01-31 10:20", "2026-01-31T10:20"],
    ["2026-01-31T10:20:30.123 +02", "2026-01-31T10:20:30+02:00"],
    ["2026-01-31T10:20:30Z", "2026-01-31T10:20:30Z"],
    ["2026-01-31T10:20-0330", "2026-01-31T10:20-0330"],
    ["2020-12-30EET12:52:37+02:00", "2020-12-30T12:52:37+02:00"],
    ["31.12.2026", "2026-12-31"],
    ["3.4.2026", "2026-04-03"],
    ["13/02/2026", "2026-02-13"],
    ["02/13/2026", "2026-02-13"],
    ["5/5/2026", "2026-05-05"],
    ["May 5, 2025", "2025-05-05"],
    ["5 January 2025", "2025-01-05"],
    ["dec. 24 2025", "2025-12-24"],
  ])("%s is written %s", (written, made) => expect(inForm(DATE, written, PAGE)).toBe(made));
  test.each([
    ["da", "18. marts 2025", "2025-03-18"],
    ["es-CO", "5 de mayo de 2025", "2025-05-05"],
    ["ru", "5 мая 2025", "2025-05-05"],
    ["hu", "2025. március 18.", "2025-03-18"],
    ["ja", "2025年3月18日", "2025-03-18"],
    ["da", "May 5, 2025", "2025-05-05"],
  ])("in %s %s is written %s", (language, written, made) => expect(inForm(DATE, written, PAGE, language)).toBe(made));
  test.each(["03/04/2026", "31.02.2026", "2026-13-01", "5 Mai 2025", "next week", "2026-02-30 10:00", "40 May 2025"])(
    "%s is asked of the owner",
    (written) => expect(inForm(DATE, written, PAGE)).toMatch(/^\[fill in: date/),
  );
});

test.each([
  ["2:30", "PT2M30S"],
  ["1:02:30", "PT1H2M30S"],
  [" 12:00 ", "PT12M0S"],
])("a duration %s is written %s", (written, made) => expect(inForm("ISO 8601 duration", written, PAGE)).toBe(made));
test("one that can't be told is asked of the owner", () => {
  for (const written of ["soon", "2:3", "90", "1:2:3:04"])
    expect(inForm("ISO 8601 duration", written, PAGE)).toMatch(/^\[fill in: duration/);
});

test.each([
  ["/pot.jpg", "https://shop.example/pot.jpg"],
  ["www.shop.example/pot", "https://www.shop.example/pot"],
  ["pan", "https://shop.example/p/pan"],
  ["https://", "[fill in: full address, https://...]"],
])("an address %s is written %s", (written, made) => expect(inForm("full address", written, PAGE)).toBe(made));

test.each([
  ["ISO 8601 duration", "PT5M", "5 minutes"],
  [DATE, "2026", "31.01.2026"],
  [DATE, "2026-01", "2026-02-30"],
  [DATE, "2026-01-31T10:00:00.5+02:00", "2026-01-31 10:00"],
  [DATE, "2026-01-31T10:00Z", "2026-13"],
  ["ISO 4217 currency", "EUR", "euro"],
  ["ISO 4217 currency", "USD", "US-D"],
  ["full address", "https://shop.example/", "../pot.jpg"],
  ["full address", "mailto:a@b.example", "www.shop.example"],
  ["full address", "pot", "/pot"],
])("as %s %s has the form, and %s has not", (expected, sound, unsound) => {
  expect([hasForm(expected, sound), hasForm(expected, unsound)]).toEqual([true, false]);
});

test("an address whose domain an export cut out belongs to the top of the site", () => {
  const origin = new URL(PAGE).origin;
  expect(inForm("URL", ".//de/", `${origin}/de/index.html`)).toBe(`${origin}/de/`);
  expect(inForm("URL", "./tea", `${origin}/de/index.html`)).toBe(`${origin}/de/tea`);
});
