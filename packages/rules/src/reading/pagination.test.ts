import { expect, test } from "vitest";
import { pageNumberOf } from "./pagination.ts";

test.each([
  ["https://a.example/mugs?page=2", 2],
  ["https://a.example/mugs/page/3/", 3],
  ["https://a.example/becher/seite-4", 4],
  ["https://a.example/mugs?page=1", 1],
  ["https://a.example/mugs?page=about", 1],
  ["https://a.example/page/about", 1],
  ["https://a.example/%E0%A4%A/mugs", 1],
])("%s is page %i", (url, number) => expect(pageNumberOf(url)).toBe(number));
