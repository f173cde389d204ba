import { expect, test } from "vitest";
import { requestOf } from "./run.ts";

const crawl = {
  allowHosts: ["localhost:8080"],
  rate: 2,
  concurrency: 4,
  maxPages: 500,
  maxSeconds: 900,
  render: 1,
  userAgent: "ShopBot/1.0",
} as const;
const url = "https://shop.example/";

test("a job's options count within the operator's bounds", () => {
  expect(requestOf({ url, options: {} }, crawl)).toEqual({ url, ...crawl });
  expect(requestOf({ url, options: { maxPages: 20, exclude: ["/cart"], locale: "de" } }, crawl)).toEqual({
    url,
    ...crawl,
    maxPages: 20,
    exclude: ["/cart"],
    locale: "de",
  });
  expect(requestOf({ url, options: { maxPages: 1_000_000 } }, crawl).maxPages).toBe(500);
});

test("an option can't loosen what protects others", () => {
  const forged = { rate: 0, allowHosts: ["10.0.0.1:80"], maxSeconds: 1e9, concurrency: 99 };
  expect(requestOf({ url, options: forged as object }, crawl)).toEqual({ url, ...crawl });
});
