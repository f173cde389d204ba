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

const names = ["ash", "oak", "elm", "yew", "fir", "box"];

/** What is said of one soap alone, under its name. */
const soap = (name: string, canonical: string, more = ""): string => {
  const said =
    "smells boiled kettle cellar rests weeks cut wire wrapped paper stamped skin hair lather hand gift".split(" ");
  return page(canonical, `${said.map((word) => `${word}${name}`).join(" ")}${more}</p><p>${long}`).replace(
    `Soap ${canonical}`,
    name,
  );
};

/** Pages for phones, the last of which names a stub, and main pages with so much more text. */
const withPhones = (more: string) =>
  actionsOf(
    {
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`/m/${name}`, soap(name, name === "box" ? "/box.html" : `/${name}/`)],
          [`/${name}/`, soap(name, `/${name}/`, more)],
        ]),
      ),
      "/box.html": page(
        "/box/",
        "",
        '<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=/box/">',
      ),
    },
    "canonical-to-empty-page",
    "canonical-to-noindex",
    "canonical-chain",
  );

test("a page for phones that names the stub of its main page names that page, in one task", () => {
  const actions = withPhones("");
  expect(actions.map(({ rule }) => rule)).toEqual(["canonical-to-empty-page"]);
  expect(actions[0]?.patches.map(({ url, after }) => [url, after])).toEqual([[`${host}/m/box`, `${host}/box/`]]);
});

test("it does not where the main page says something else", () => {
  const patches = withPhones(
    " Clay is dug by the river, thrown on the wheel, dried under the roof, fired twice in our own kiln and glazed with what the garden yields in autumn.",
  ).flatMap((one) => one.patches);
  expect(patches).toEqual([]);
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
