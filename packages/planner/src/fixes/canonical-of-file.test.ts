import { runInNewContext } from "node:vm";
import { findRule } from "@audit/rules";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const item = pageHtml({ title: "Item", head: '<link rel="canonical" href="/item">' });
const addresses = ["/item?id=1", "/item?id=2", "/item?id=3"];
const sitemap = ["/", ...addresses];
const rule = findRule("canonical-shared");
const made = (bodyOf: (address: string) => string) =>
  planOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main: addresses.map((to) => `<a href="${to}">Item</a>`).join("") }),
        "/item": item,
        ...Object.fromEntries(addresses.map((address) => [address, bodyOf(address)])),
      },
      sitemap,
    },
    undefined,
    rule === undefined ? [] : [rule],
  ).actions[0];

/** The canonical that the pasted script leaves at an address. */
function canonicalAt(search: string, code: string): string | undefined {
  const appended: { href?: string }[] = [];
  runInNewContext(code, {
    URLSearchParams,
    location: { search },
    document: { createElement: () => ({}), head: { append: (link: { href?: string }) => appended.push(link) } },
  });
  return appended[0]?.href;
}

test("one file that scripts fill gets the canonical of each address by a script, and no patch per address", () => {
  const action = made(() => item);
  expect(action?.patches).toEqual([]);
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(action?.implementation ?? "") ?? [];
  expect(canonicalAt("?id=2&utm_source=mail", script)).toBe("https://shop.example/item?id=2");
  expect(canonicalAt("?id=a b", script)).toBe("https://shop.example/item?id=a%20b");
  expect(canonicalAt("", script)).toBe("https://shop.example/item");
});

test("pages that a server writes get their own canonical each", () => {
  const action = made((address) => item.replace("</main>", `<p>Number ${address} of our goods.</p></main>`));
  expect(action?.patches.map(({ after }) => after)).toEqual(addresses.map((to) => `https://shop.example${to}`));
});

test("goods that one file shows by their parameter are no copies, and get no line of their own into that file", () => {
  const file = pageHtml({
    title: "Item",
    h1: "Name of the item",
    main: `<p>${Array.from({ length: 40 }, (_, at) => `word${at}`).join(" ")}</p>`,
  });
  const goods = ["/item?product=red", "/item?product=blue", "/item?product=green"];
  const home = pageHtml({ title: "Kiln", main: goods.map((to) => `<a href="${to}">Item</a>`).join("") });
  const plan = planOf({ pages: { "/": home, ...Object.fromEntries(goods.map((to) => [to, file])) } });
  const ofGoods = plan.actions.flatMap(({ patches }) => patches).filter(({ url }) => url.includes("?product="));
  expect(plan.actions.map(({ rule }) => rule)).not.toContain("exact-duplicates");
  const canonicals = plan.actions.find(({ rule: id }) => id === "canonical-missing")?.implementation ?? "";
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(canonicals) ?? [];
  expect(canonicalAt("?product=blue", script)).toBe("https://shop.example/item?product=blue");
  expect(ofGoods.filter(({ op }) => op === "canonical" || op === "title" || op.startsWith("og:"))).toEqual([]);
});
