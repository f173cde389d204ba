import { describe, expect, test } from "vitest";
import { readAddress } from "./read-address.ts";

describe("an address as an owner types it", () => {
  test.each([
    ["example.com", "https://example.com/"],
    [" HTTP://Example.com/Shop#top ", "http://example.com/Shop"],
    ["münchen.example", "https://xn--mnchen-3ya.example/"],
    ["127.0.0.1:8080/a", "https://127.0.0.1:8080/a"],
    ["http://[::1]:8080/", "http://[::1]:8080/"],
    ["example.com.", "https://example.com./"],
    [`${"a".repeat(63)}.example`, `https://${"a".repeat(63)}.example/`],
  ])("%j is read as %s", (typed, url) => {
    expect(readAddress(typed)).toBe(url);
  });

  const manyLabels = Array.from({ length: 100 }, () => "abc").join(".");
  test.each([
    "",
    "two words.example",
    "ftp://example.com",
    "https://",
    "a..example",
    `${"a".repeat(64)}.example`,
    manyLabels,
    // Short as typed, thousands of letters as DNS writes it.
    `${Array.from({ length: 900 }, (_, index) => String.fromCodePoint(0x4e00 + index * 13)).join("")}.example`,
  ])("%j is refused", (typed) => {
    expect(() => readAddress(typed)).toThrow("is not a web address");
  });
});
