import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { describe, expect, test } from "vitest";
import { causeOf, findingOf, viewOf } from "../../testing/plan-case.ts";
import { languageVersions, repairCode } from "@audit/rules/fixes/head/hreflang";

test.each([
  ["en_uk", "en-GB"],
  ["EN-us", "en-US"],
  ["jp", "ja"],
  ["de-DE", "de-DE"],
  ["zh-Hant", "zh-Hant"],
  ["es-419", "es-419"],
  ["en-EU", "en"],
  ["x-default", "x-default"],
  ["english", "[fill in: language code, e.g. en-GB]"],
])("%s is written %s", (code, repaired) => expect(repairCode(code)).toBe(repaired));

describe("the list of language versions", () => {
  const page = (lang: string, ...links: readonly (readonly [string, string])[]): string =>
    `<!doctype html><html lang="${lang}"><head><title>${lang}</title>${links.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join("")}</head><body><h1>${lang}</h1><p>Text</p></body></html>`;
  const view = viewOf({
    pages: {
      "/": page("en", ["de", "/de-old"], ["jp", "/ja"]),
      "/de": page("de", ["en-uk", "/"]),
      "/ja": page("ja"),
      "/de-old": { status: 301, redirectTo: "https://shop.example/de" },
    },
  });

  test("is complete: itself, what names it, ends of redirects, right codes", () => {
    const code = printFix(asFix(languageVersions(causeOf(findingOf("hreflang-no-return", ["/"]), view), view)))!;
    const list = code.split("\n").filter((line) => line.startsWith("<link"));
    expect(list).toEqual([
      '<link rel="alternate" hreflang="de" href="https://shop.example/de">',
      '<link rel="alternate" hreflang="en" href="https://shop.example/">',
      '<link rel="alternate" hreflang="ja" href="https://shop.example/ja">',
    ]);
  });
});
