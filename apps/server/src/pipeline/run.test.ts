import { expect, test } from "vitest";
import { requestOf } from "../audit-request/index.ts";
import { readConfig } from "../config/config.ts";

const env = { CRAWL_ALLOW_HOSTS: "localhost:8080", CRAWL_USER_AGENT: "ShopBot/1.0", CRAWL_CLOSED_HOSTS: "shy.example" };
const { crawl } = readConfig(env);
const { daily: _daily, own: _own, ...sent } = crawl;
const stranger = { own: null, correction: null };
const url = "https://shop.example/";

test("a job's options count within the operator's bounds", () => {
  expect(requestOf({ url, options: {} }, crawl, stranger)).toEqual({ url, ...sent });
  expect(sent).toMatchObject({ rate: 2, concurrency: 4, maxPages: 500, maxSeconds: 900, closedHosts: ["shy.example"] });
  expect(requestOf({ url, options: { maxPages: 20, exclude: ["/cart"], locale: "de" } }, crawl, stranger)).toEqual({
    url,
    ...sent,
    maxPages: 20,
    exclude: ["/cart"],
    locale: "de",
  });
  expect(requestOf({ url, options: { maxPages: 1_000_000 } }, crawl, stranger).maxPages).toBe(500);
});

test("a list of pages is all that is read beside the start page, and as many as the operator allows", () => {
  const pages = ["https://shop.example/soap"];
  expect(requestOf({ url, options: { pages } }, crawl, stranger)).toEqual({ url, ...sent, only: new Set(pages) });
});

test("an option can't loosen what protects others", () => {
  const forged = { rate: 0, allowHosts: ["10.0.0.1:80"], maxSeconds: 1e9, concurrency: 99, closedHosts: [] };
  expect(requestOf({ url, options: forged as object }, crawl, stranger)).toEqual({ url, ...sent });
});

test("a proved site is read faster and further, as far as its owner's plan lets him", () => {
  const own = { domain: "shop.example", rate: 5, maxPages: 5000 };
  expect(requestOf({ url, options: {} }, crawl, { ...stranger, own: "shop.example" })).toEqual({ url, ...sent, own });
  expect(requestOf({ url, options: { maxPages: 100 } }, crawl, { ...stranger, own: "shop.example" }).own).toEqual({
    ...own,
    maxPages: 100,
  });
});
