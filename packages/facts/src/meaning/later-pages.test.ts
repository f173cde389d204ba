import { expect, test } from "vitest";
import { firstPageOf, listedBy } from "./later-pages.ts";

test.each([
  ["https://shop.example/mugs/page/2/", "page", "https://shop.example/mugs/"],
  ["https://shop.example/mugs/page/2/index.html", "page", "https://shop.example/mugs/"],
  ["https://shop.example/mugs-page-3.html", "page", "https://shop.example/mugs.html"],
  ["https://shop.example/kubki/strona/4", "page", "https://shop.example/kubki"],
  ["https://shop.example/mugs?sayfa=2", "page", "https://shop.example/mugs"],
  ["https://shop.example/2024/05/", "archive", null],
  ["https://shop.example/mugs?page=1", null, null],
  ["https://shop.example/mugs?page=2&colour=red", null, null],
  ["https://shop.example/homepage/", null, null],
])("%s", (address, listed, first) => {
  expect(listedBy(address)).toBe(listed);
  expect(firstPageOf(address)).toBe(first);
});
