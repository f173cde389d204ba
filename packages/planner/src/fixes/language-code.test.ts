import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import { madeShop } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

/** What is written for products in euros that call themselves pages for another country. */
function codeFor(others: string, code = "en-US"): string | null {
  const shop = madeShop();
  const pages = Object.fromEntries(
    Object.entries(shop.pages).map(([path, page]) => {
      const link = `<link rel="alternate" hreflang="${code}" href="https://shop.example${path}">${others}`;
      return [
        path,
        typeof page === "string" && path.startsWith("/p/") ? page.replace("</head>", `${link}</head>`) : page,
      ];
    }),
  );
  const only = rules.filter(({ id }) => id === "currency-locale-mismatch");
  const { actions } = planOf({ ...shop, pages }, undefined, only);
  const action = actions.find(({ rule }) => rule === "currency-locale-mismatch");
  expect(action).toBeDefined();
  return action?.implementation ?? null;
}

test("a country that the prices don't fit goes from the code, and the language stays", () => {
  expect(codeFor("")).toContain('hreflang="en-US" -> hreflang="en"');
  expect(codeFor("", "zh-Hant-TW")).toContain('hreflang="zh-Hant-TW" -> hreflang="zh-Hant"');
});

test("the country stays where it tells two versions of one language apart", () => {
  const british = '<link rel="alternate" hreflang="en-GB" href="https://shop.example/gb">';
  expect(codeFor(british) ?? "").not.toContain('hreflang="en"');
});

test("pages that name no language get the one that the texts are written in, once for the template", () => {
  const shop = madeShop();
  const pages = Object.fromEntries(
    Object.entries(shop.pages).map(([path, page]) => [
      path,
      typeof page === "string" ? page.replace(/<html[^>]*>/, "<html>") : page,
    ]),
  );
  const only = rules.filter(({ id }) => id === "html-lang-missing");
  const { actions } = planOf({ ...shop, pages }, undefined, only);
  const action = actions.find(({ rule }) => rule === "html-lang-missing");
  expect(action?.implementation?.match(/<html lang="en">/g)).toHaveLength(1);
  expect(action?.patches).toHaveLength(action?.affected.count ?? 0);
});

const workshop =
  "We throw, glaze and fire every mug in our own workshop behind the harbour, where visitors are welcome on weekdays. Each of them takes two weeks from the wheel to the shelf, and none of them is quite like another one.";

test("a code that text and lang contradict is corrected, never the lang", () => {
  const own = '<link rel="alternate" hreflang="de" href="https://shop.example/mugs">';
  const other = '<link rel="alternate" hreflang="en" href="https://shop.example/">';
  const only = rules.filter(({ id }) => id === "hreflang-lang-mismatch");
  const page = (links: string): string =>
    `<html lang="en"><head><title>Mugs</title>${links}</head><body><main><h1>Mugs</h1><p>${workshop}</p></main></body></html>`;
  const patchesOf = (links: string) =>
    planOf({ pages: { "/": "<p>Shop", "/mugs": page(links) } }, undefined, only).actions[0]?.patches.map(
      ({ op, key, after }) => [op, key, after],
    );
  expect(patchesOf(own)).toEqual([
    ["hreflang", "en", "https://shop.example/mugs"],
    ["hreflang", "de", null],
  ]);
  // Another version on the list: the page may be one that was never translated.
  expect(patchesOf(own + other) ?? []).toEqual([]);
});
