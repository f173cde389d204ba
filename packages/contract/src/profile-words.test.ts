import { expect, test } from "vitest";
import { nameLanguage, sayProfile } from "./profile-words.ts";

const shop = {
  business: "online-shop",
  sells: true,
  certainty: 0.7,
  currencies: ["RSD"],
  languages: ["sr"],
  because: ["4 pages show a price with a control to buy", "a cart or checkout is reached"],
  correctedBy: null,
} as const;
const unread = { ...shop, business: null, sells: null, currencies: [], languages: [], because: [] } as const;
const nothing = { business: null, currencies: null, languages: null };

test("says what a site was taken for, and why", () => {
  expect(sayProfile(shop, null)).toEqual([
    "We take this for an online shop in Serbian, prices in RSD, because 4 pages show a price with a control to buy and a cart or checkout is reached.",
  ]);
});

test("says that it does not know, or is not sure", () => {
  expect(sayProfile(unread, null)).toEqual(["We could not tell what business this is."]);
  expect(sayProfile({ ...unread, languages: ["de"] }, null)).toEqual([
    "We could not tell what business this is.",
    "It is in German.",
  ]);
  expect(sayProfile({ ...shop, business: "agency", certainty: 0.3 }, null).slice(1)).toEqual([
    "We are not sure of it.",
    "Orders can be placed on it.",
  ]);
});

test("says what its owner has named", () => {
  const corrected = { ...shop, correctedBy: "owner" } as const;
  expect(sayProfile(corrected, { ...nothing, business: "online-shop" })).toEqual([
    "You told us that this is an online shop in Serbian, prices in RSD.",
  ]);
  expect(sayProfile(corrected, { ...nothing, currencies: ["RSD"] }).at(-1)).toBe("The currency is as you told us.");
  expect(sayProfile(corrected, { business: "online-shop", currencies: ["RSD"], languages: ["sr"] }).at(-1)).toBe(
    "You named the currency and language too.",
  );
});

test("a tag without a name stands for itself", () => {
  expect(nameLanguage("pt-BR")).toBe("Brazilian Portuguese");
  expect(nameLanguage("not a tag")).toBe("not a tag");
});
