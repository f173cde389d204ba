import { expect, test } from "vitest";
import type { SiteCase } from "@audit/testkit";
import type { Plan } from "../action.ts";
import { madeShop } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";
import type { SiteMemory } from "./site-memory.ts";

/** The shop with every mention of an address or folder in other words. */
const moved = (shop: SiteCase, from: RegExp, to: string): SiteCase =>
  JSON.parse(JSON.stringify(shop).replaceAll(from, to)) as SiteCase;

/** Two folders of products, so that their kind alone says nothing. */
function twoFolders(shop: SiteCase): SiteCase {
  const more = Object.entries(moved(shop, /(moss|slate|rust|snow|fern|sand)-mug/g, "$1-cup").pages).filter(([path]) =>
    path.endsWith("-cup"),
  );
  const pages = {
    ...shop.pages,
    ...Object.fromEntries(more.map(([path, page]) => [path.replace("/p/", "/cup/"), page])),
  };
  return { ...shop, pages: JSON.parse(JSON.stringify(pages).replaceAll(/\/p\/(\w+-cup)/g, "/cup/$1")) };
}

const planAfter = (shop: SiteCase, before?: SiteMemory): Plan => planOf(shop, undefined, undefined, before);

/** Fingerprints by rule and place; the place in the words of the first plan. */
const tasks = (plan: Plan, of = /^product:/): string[] =>
  plan.actions.flatMap(({ rule, template, fingerprint }) => (of.test(template) ? [`${rule} ${fingerprint}`] : []));

const shop = madeShop();
const first = planAfter(shop);

test("a plan remembers groups and important pages, and is itself the same with or without that memory", () => {
  expect(first.memory.groups.map(({ id, name }) => [id, name])).toContainEqual(["product:/p/*", "product:/p/*"]);
  expect(Object.keys(first.memory.pages)).toContain("/");
  expect(planAfter(shop, first.memory)).toEqual(first);
});

test("tasks of a renamed address pattern are known again, now and in later runs, and when the pattern comes back", () => {
  const second = planAfter(moved(shop, /\/p\//g, "/product/"), first.memory);
  expect(tasks(second)).toEqual(tasks(first));
  expect(second.actions.map(({ template }) => template)).toContain("product:/product/*");
  expect(tasks(planAfter(moved(shop, /\/p\//g, "/item/"), second.memory))).toEqual(tasks(first));
  expect(tasks(planAfter(shop, second.memory))).toEqual(tasks(first));
});

test("the only group of its kind is known again under wholly new addresses", () => {
  const second = planAfter(moved(shop, /\/p\/(\w+)-mug/g, "/item/the-$1"), first.memory);
  expect(tasks(second)).toEqual(tasks(first));
});

test("of two groups of a kind, each is known by its pages; without a trace of them none is", () => {
  const two = twoFolders(shop);
  const before = planAfter(two);
  const folders = new Set(before.actions.map(({ template }) => template).filter((id) => id.startsWith("product:")));
  expect([...folders].toSorted()).toEqual(["product:/cup/*", "product:/p/*"]);
  const known = planAfter(moved(moved(two, /\/p\//g, "/mugs-all/"), /\/cup\//g, "/cups-all/"), before.memory);
  expect(tasks(known).toSorted()).toEqual(tasks(before).toSorted());
  const strange = moved(moved(two, /\/p\/(\w+)-mug/g, "/m/a-$1"), /\/cup\/(\w+)-cup/g, "/n/b-$1");
  const unknown = new Set(tasks(planAfter(strange, before.memory)));
  expect(tasks(before).filter((task) => unknown.has(task))).toEqual([]);
});

test("a group that lost its pages to two groups is neither of them", () => {
  const halves = moved(moved(shop, /\/p\/(moss|slate|rust|snow)/g, "/a/$1"), /\/p\//g, "/b/");
  const later = new Set(tasks(planAfter(halves, first.memory)));
  expect(tasks(first).filter((task) => later.has(task))).toEqual([]);
});

test("a redirect tells where the pages of a group are, whatever they are called there", () => {
  const two = twoFolders(shop);
  const before = planAfter(two);
  const strange = moved(two, /\/p\/(\w+)-mug/g, "/m/a-$1");
  const redirects = Object.keys(two.pages)
    .filter((path) => path.startsWith("/p/"))
    .map((path) => [
      path,
      { status: 301, redirectTo: `https://shop.example${path.replace(/\/p\/(\w+)-mug/, "/m/a-$1")}` },
    ]);
  const after = { ...strange, pages: { ...strange.pages, ...Object.fromEntries(redirects) } } as SiteCase;
  const folder = /^product:\/(p|m)\//;
  const known = tasks(planAfter(after, before.memory), folder).filter((task) => !/redirect/.test(task));
  expect(tasks(before, folder).filter((task) => !known.includes(task))).toEqual([]);
});

test("a pattern that comes back beside its successor gets another name", () => {
  const renamed = planAfter(moved(shop, /\/p\//g, "/product/"), first.memory);
  const both = moved(shop, /\/p\//g, "/product/");
  const again = { ...both, pages: { ...both.pages, ...shop.pages } };
  const plan = planAfter(again, renamed.memory);
  const fingerprints = plan.actions.map(({ fingerprint }) => fingerprint);
  expect(new Set(fingerprints).size).toBe(fingerprints.length);
  expect(plan.memory.groups.find(({ id }) => id === "product:/product/*")?.name).toBe("product:/p/*");
});

test("a site that was shut in between is known again", () => {
  const shut = planAfter({ pages: { "/": shop.pages["/"]! } }, first.memory);
  expect(tasks(planAfter(moved(shop, /\/p\//g, "/product/"), shut.memory))).toEqual(tasks(first));
});
