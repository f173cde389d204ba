import { rules } from "@audit/rules";
import type { PageCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";

const host = "https://shop.example";
const long = "Our soap is boiled by hand from olive oil and rests for six weeks. ".repeat(8);
const page = (canonical: string, text: string, head = ""): string =>
  `<html lang="en"><head><title>Soap ${canonical}</title>${head}<link rel="canonical" href="${host}${canonical}"></head><body><main><h1>Soap</h1><p>${text}</p></main></body></html>`;

const actionsOf = (pages: Readonly<Record<string, string | PageCase>>, ...ids: readonly string[]) =>
  planOf(
    { pages: { "/": page("/", long), ...pages } },
    undefined,
    rules.filter(({ id }) => ids.includes(id)),
  ).actions;

test("a page for phones that names the stub of its main page names that page, in one task", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const actions = actionsOf(
    {
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`/m/${name}`, page(name === "f" ? "/f.html" : `/${name}/`, `${long} ${name}`)],
          [`/${name}/`, page(`/${name}/`, `${long} ${name}, and more of it for those who have the room`)],
        ]),
      ),
      "/f.html": page(
        "/f/",
        "",
        '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/f/">',
      ),
    },
    "canonical-to-empty-page",
    "canonical-to-noindex",
    "canonical-chain",
  );
  expect(actions.map(({ rule }) => rule)).toEqual(["canonical-to-empty-page"]);
  expect(actions[0]?.patches.map(({ url, after }) => [url, after])).toEqual([[`${host}/m/f`, `${host}/f/`]]);
});

const line = (code: string, to: string): string => `<link rel="alternate" hreflang="${code}" href="${host}${to}">`;

test("a page that names an address which is gone as canonical and as its version gets both lines", () => {
  const actions = actionsOf(
    {
      "/terms": page("/terms", long, line("en", "/terms") + line("de", "/de/agb")),
      "/de/agb": page("/de/terms", long, line("en", "/terms") + line("de", "/de/terms")).replace('"en"', '"de"'),
      "/de/terms": { html: "<p>Not found", status: 404 },
    },
    "canonical-to-non-200",
    "hreflang-to-non-canonical",
  );
  expect(actions.map(({ rule }) => rule)).toEqual(["canonical-to-non-200"]);
  expect(actions[0]?.patches.map(({ op, key, after }) => [op, key, after])).toEqual([
    ["canonical", undefined, `${host}/de/agb`],
    ["hreflang", "de", `${host}/de/agb`],
  ]);
});

test("of an address with several languages the lines of those go that it is not in", () => {
  const [action] = actionsOf(
    { "/reviews": page("/reviews", long, line("en", "/reviews") + line("de", "/reviews")) },
    "hreflang-conflict",
  );
  expect(action?.patches.map(({ key, after }) => [key, after])).toEqual([["de", null]]);
});
