import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { expect, test } from "vitest";
import { backgrounds, correctBrand, type Theme } from "./brand-colour.ts";
import { contrastOf, parseHex, toHex, type Rgb } from "./colour.ts";

const DEFAULT = "#2563eb";
const rgb = (hex: string): Rgb => parseHex(hex)!;
const colours = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test.each(["light", "dark"] as Theme[])("200 random brand colours read at 4.5:1 in the %s theme", (theme) => {
  fc.assert(
    fc.property(colours, (hex) => {
      const { fill, fillHover, onFill, text } = correctBrand(hex, theme, DEFAULT);
      expect(contrastOf(rgb(fill), rgb(onFill))).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(rgb(fillHover), rgb(onFill))).toBeGreaterThanOrEqual(4.5);
      for (const ground of backgrounds[theme]) {
        expect(contrastOf(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(rgb(fill), rgb(ground))).toBeGreaterThanOrEqual(3);
      }
    }),
    propertyRuns(200),
  );
});

test("a colour that reads well already is left as it is", () => {
  expect(correctBrand(DEFAULT, "light", DEFAULT)).toMatchObject({ fill: DEFAULT, onFill: "#ffffff" });
});

test("a colour that can't be read becomes the default", () => {
  expect(correctBrand("tomato", "light", DEFAULT)).toEqual(correctBrand(DEFAULT, "light", DEFAULT));
});

test("short and long notation are the same colour", () => {
  expect(toHex(rgb("#0af"))).toBe("#00aaff");
});
