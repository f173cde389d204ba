import { expect, test } from "vitest";
import { PaymentsUnavailable } from "../gateway.ts";
import { knownDestination } from "./destination.ts";

const places = { domain: "pay.shop.example" };

test.each(["https://checkout.stripe.com/c/pay/cs_1", "https://billing.stripe.com/p/1", "https://pay.shop.example/c/1"])(
  "%s is a page of the provider's",
  (url) => expect(knownDestination(url, places)).toBe(url),
);

test.each([
  "http://checkout.stripe.com/c/pay/cs_1",
  "https://checkout.stripe.com.evil.example/",
  "https://evilstripe.com/",
  "https://checkout.stripe.com@evil.example/",
  "https://other.shop.example/",
  "javascript:alert(1)",
  "//checkout.stripe.com/",
  "",
])("nobody is sent to %j", (url) => expect(() => knownDestination(url, places)).toThrow(PaymentsUnavailable));

test("a stand-in of tests is known by host and port", () => {
  const server = { host: "127.0.0.1", port: 8080, protocol: "http" } as const;
  expect(knownDestination("http://127.0.0.1:8080/c/1", { domain: null, server })).toContain("8080");
  expect(() => knownDestination("http://127.0.0.1:8081/c/1", { domain: null, server })).toThrow(PaymentsUnavailable);
});
