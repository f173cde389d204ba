import { expect, test } from "vitest";
import { readAddress } from "./address.ts";

test.each([
  ["example.com", "https://example.com"],
  ["  shop.example/collections ", "https://shop.example/collections"],
  ["http://example.com", "http://example.com"],
  ["staging.example:8080", "https://staging.example:8080"],
  ["http://127.0.0.1:3000/", "http://127.0.0.1:3000/"],
])("%s is read as %s", (typed, address) => expect(readAddress(typed)).toBe(address));

test.each([
  "http://",
  "not a url",
  "shop",
  "ftp://example.com",
  "javascript:alert(1)",
  "mailto:a@b.example",
  "https://",
])("%s is no address of a website", (typed) => expect(readAddress(typed)).toBeNull());
