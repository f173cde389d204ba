import { expect, test } from "vitest";
import { correctProfile } from "./correct-profile.ts";
import type { SiteProfile } from "./site-meaning.ts";

const read: SiteProfile = {
  business: "publisher",
  sells: null,
  certainty: 0.35,
  currencies: ["USD"],
  languages: ["en", "de"],
  because: ["most of its pages are articles"],
  correctedBy: null,
};
const nothing = { business: null, currencies: null, languages: null };

test("nothing said changes nothing", () => {
  expect(correctProfile(read, undefined)).toBe(read);
  expect(correctProfile(read, nothing)).toBe(read);
});

test("what is named stands, the rest stays as it was read", () => {
  expect(correctProfile(read, { ...nothing, currencies: ["MXN"] })).toEqual({
    ...read,
    currencies: ["MXN"],
    correctedBy: "owner",
  });
  expect(correctProfile(read, { ...nothing, languages: ["es"] }).languages).toEqual(["es"]);
});

test("a named business is sure, and one that takes orders sells", () => {
  expect(correctProfile(read, { ...nothing, business: "online-shop" })).toMatchObject({
    business: "online-shop",
    sells: true,
    certainty: 1,
    because: ["its owner says so"],
  });
  expect(correctProfile(read, { ...nothing, business: "agency" }).sells).toBeNull();
});
