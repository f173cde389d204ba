import { expect, test } from "vitest";
import { filtersOf, sortsOf } from "./facets.ts";

const names = (query: string): string[] => filtersOf(`https://shop.example/mugs${query}`).map(({ name }) => name);

test("parameters that narrow a list are filters", () => {
  expect(names("?colour=red&size=l&filter.v.price.gte=10")).toEqual(["colour", "size", "filter.v.price.gte"]);
  expect(names("?colour[]=red&colour[]=blue")).toEqual(["colour[]"]);
});

test("things, pages, languages, campaigns, searches and sorting are none", () => {
  expect(names("?product_id=7&page=2&lang=de&utm_source=x&q=mug&sort=price&variant=99&colour=")).toEqual([]);
  expect(names("")).toEqual([]);
});

test("sorting and layout are told apart from filters", () => {
  expect(sortsOf("https://shop.example/mugs?sort_by=price&dir=asc&colour=red").map(({ name }) => name)).toEqual([
    "sort_by",
    "dir",
  ]);
});

test("a view or a number of columns under a system's own name is layout", () => {
  expect(names("?category-view-mode=grid&product_col_large=2&shop_view=list&products-per-page=24")).toEqual([]);
  expect(names("?collection=winter&colour=red&gridiron=1")).toEqual(["collection", "colour", "gridiron"]);
});
