import { expect, test } from "vitest";
import { acceptOwnableDomain, speaksFor } from "./ownable-domain.ts";

test.each([
  ["example.com", "example.com"],
  [" HTTPS://Shop.Example.com/a?b#c ", "shop.example.com"],
  ["www.example.co.uk", "example.co.uk"],
  ["www.shop.example.com", "www.shop.example.com"],
  ["example.com.", "example.com"],
  ["müller.de", "xn--mller-kva.de"],
  ["mine.myshopify.com", "mine.myshopify.com"],
  ["mine.github.io", "mine.github.io"],
])("%s is proved as %s", (typed, domain) => {
  expect(acceptOwnableDomain(typed, [])).toBe(domain);
});

test.each(["com", "co.uk", "myshopify.com", "github.io", "blogspot.com"])("%s is nobody's own", (ending) => {
  expect(() => acceptOwnableDomain(ending, [])).toThrow(
    ending === "com" ? "Please enter a domain" : `Anybody can have a name under ${ending}`,
  );
});

test.each(["", "shop", "not a name", "10.0.0.1", "93.184.216.34", "[2606:4700::1111]", "ftp://a.example", "localhost"])(
  "%j is no domain",
  (typed) => {
    expect(() => acceptOwnableDomain(typed, [])).toThrow("Please enter a domain, such as example.com");
  },
);

test("a host that the operator allowed by name stands for itself, with its port", () => {
  expect(acceptOwnableDomain("http://127.0.0.1:4000/", ["127.0.0.1:4000"])).toBe("127.0.0.1:4000");
  expect(() => acceptOwnableDomain("http://127.0.0.1:4001/", ["127.0.0.1:4000"])).toThrow("Please enter a domain");
});

test("a domain speaks for itself and what is below, never for what is above or beside", () => {
  const below = ["example.com", "www.example.com", "a.b.example.com"];
  const not = ["com", "badexample.com", "example.com.evil.example", "example.org", "example.com:8080"];
  expect(below.map((host) => speaksFor("example.com", host))).toEqual([true, true, true]);
  expect(not.map((host) => speaksFor("example.com", host))).toEqual(not.map(() => false));
  expect(speaksFor("shop.example.com", "example.com")).toBe(false);
  expect(speaksFor("shop.example.com", "www.example.com")).toBe(false);
});
