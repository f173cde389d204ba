import { expect, test } from "vitest";
import { isNamedAfter } from "./own-profile.ts";

const NAMES = ["Café Größter Markt", "groesster-markt"];

test.each([
  ["https://www.instagram.com/cafe.groesster.markt/", true],
  ["https://www.facebook.com/Caf%C3%A9-Gr%C3%B6%C3%9Fter", true],
  ["https://www.facebook.com/der.wochenmarkt", false],
  ["https://www.youtube.com/channel/UC1234567890", false],
  ["https://twitter.com/thememaker", false],
  ["https://www.facebook.com/%E0%A4%A", false],
])("%s is named after the business: %s", (profile, named) => {
  expect(isNamedAfter(profile, NAMES)).toBe(named);
});

test("a short name counts whole", () => {
  expect(isNamedAfter("https://x.com/dm_de", ["dm"])).toBe(false);
  expect(isNamedAfter("https://x.com/ikeade", ["Ikea"])).toBe(true);
});
