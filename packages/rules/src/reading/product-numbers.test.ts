import { expect, test } from "vitest";
import { gtinFault, isInternalNumber } from "./product-numbers.ts";

test.each(["4006381333931", "036000291452", "96385074", "10012345678902", "0-306-40615-2", "978-0-306-40615-7"])(
  "%s is a valid number",
  (value) => expect(gtinFault(value)).toBeNull(),
);

test("a GS1 Digital Link counts by the number in it", () => {
  expect(gtinFault("https://id.gs1.org/01/09506000134352")).toBeNull();
  expect(gtinFault("https://id.gs1.org/01/09506000134353")).toBe("wrong check digit");
});

test.each([
  ["4006381333932", "wrong check digit"],
  ["12345", "5 digits instead of 8, 12, 13 or 14"],
  ["00000000", "only zeros"],
  ["MUG-1", "holds other characters than digits"],
])("%s is not: %s", (value, fault) => expect(gtinFault(value)).toBe(fault));

test("numbers for use inside a company are told apart by their prefix", () => {
  expect(isInternalNumber("2012345678900")).toBe(true);
  expect(isInternalNumber("4006381333931")).toBe(false);
  expect(isInternalNumber("20123451")).toBe(false);
});
