import { expect, test } from "vitest";
import { nearestLanguage, regionsOf } from "./nearest-language.ts";

test("what is written alike is told by the country of the domain or of the prices", () => {
  expect(nearestLanguage("ms", regionsOf("toko.example.id", []))).toBe("id");
  expect(nearestLanguage("ms", regionsOf("127.0.0.1", ["IDR"]))).toBe("id");
  expect(nearestLanguage("ms", regionsOf("kedai.my", ["MYR"]))).toBe("ms");
  expect(nearestLanguage("ms", regionsOf("shop.com", ["USD"]))).toBeNull();
  expect(nearestLanguage("hr", regionsOf("trgovina.ba", []))).toBe("bs");
  expect(nearestLanguage("hr", regionsOf("shop.com", ["EUR"]))).toBe("hr");
  expect(nearestLanguage("de", regionsOf("shop.id", ["IDR"]))).toBe("de");
});
