import { siteOf } from "@audit/testkit";
import { expect, test } from "vitest";
import { streetsOn } from "./address-country.ts";

const towns = (lang: string, line: string): string[] =>
  siteOf({ pages: { "/": `<html lang="${lang}"><body><p>${line}</p>` } })
    .pages.flatMap((page) => streetsOn(page, new Set(["uk", "sv", "lb"])))
    .map(({ locality }) => locality);

test("a town is told without its country, in the page's own language", () => {
  expect(towns("sv", "Storgatan 4, 211 34 Malmö Sverige")).toEqual(["Malmö"]);
  expect(towns("lb", "Rue Notre-Dame 5, 2240 Luxembourg")).toEqual(["Luxembourg"]);
});

test("a country in the place of the town leaves no street that is sure", () => {
  expect(towns("en", "Коперника, 12, м. Львів, 79019, Україна Прохідна")).toEqual([]);
});
