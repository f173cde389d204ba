import { expect, test } from "vitest";
import { chooseProperty } from "./choose-property.ts";

test.each([
  ["https://shop.example/", ["sc-domain:shop.example"], "sc-domain:shop.example"],
  ["https://www.shop.example/", ["https://www.shop.example/", "sc-domain:shop.example"], "sc-domain:shop.example"],
  ["https://de.shop.example/", ["sc-domain:shop.example", "sc-domain:de.shop.example"], "sc-domain:de.shop.example"],
  ["https://shop.example/en/", ["https://shop.example/en/", "https://shop.example/"], "https://shop.example/"],
  ["https://shop.example/en/", ["https://shop.example/de/"], null],
  ["https://shop.example/", ["https://www.shop.example/", "http://shop.example/"], null],
  ["https://myshop.example/", ["sc-domain:shop.example"], null],
  ["https://shop.example.evil.test/", ["https://shop.example/", "sc-domain:shop.example"], null],
  ["https://shop.example/", [], null],
])("%s of %j is %s", (home, properties, property) => expect(chooseProperty(properties, home)).toBe(property));
