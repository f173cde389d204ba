import type { SdItem } from "@audit/facts";
import { expect, test } from "vitest";
import { jsonOf } from "./json-of.ts";

const withUrl = (url: string): SdItem => ({
  format: "json-ld",
  types: ["Offer"],
  id: null,
  props: { url: [url] },
});

test.each([
  ["/products/mug/products/mug?variant=7", "/products/mug?variant=7"],
  ["https://shop.example/products/mug/products/mug", "https://shop.example/products/mug"],
  ["https://shop.example/tea/tea", "https://shop.example/tea/tea"],
  ["https://shop.example/a/b/a/c", "https://shop.example/a/b/a/c"],
])("an address that its program doubled stands once: %s", (written, kept) =>
  expect(jsonOf(withUrl(written))["url"]).toBe(kept),
);
