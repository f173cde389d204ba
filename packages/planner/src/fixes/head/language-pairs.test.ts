import { languageSets } from "@audit/rules/view/language-pairs";
import { expect, test } from "vitest";
import { viewOf } from "../../testing/plan-case.ts";

const page = (lang: string, ...links: readonly string[]): string =>
  `<!doctype html><html lang="${lang}"><head><title>${lang}</title></head><body><h1>${lang}</h1>${links.map((href) => `<a href="${href}">${href}</a>`).join("")}<p>Text</p></body></html>`;

const setsOf = (pages: Readonly<Record<string, string>>): string[][] =>
  languageSets(viewOf({ pages })).map((set) => [...set].map(([code, { url }]) => `${code} ${new URL(url).pathname}`));

test("pages at one path but for the folder of their language belong together", () =>
  expect(
    setsOf({
      "/": page("ko", "/tea.html", "/en/index.html"),
      "/tea.html": page("ko"),
      "/en/index.html": page("en", "/en/tea.html"),
      "/en/tea.html": page("en"),
      "/en/cups.html": page("en"),
    }),
  ).toEqual([
    ["ko /", "en /en/index.html"],
    ["ko /tea.html", "en /en/tea.html"],
  ]));

test("so do two that each link to the other alone in its language; one that links to several does not", () =>
  expect(
    setsOf({
      "/": page("pl", "/herbata", "/kubki", "/en/tea", "/en/cups"),
      "/herbata": page("pl", "/", "/en/tea"),
      "/kubki": page("pl", "/en/tea"),
      "/en/tea": page("en", "/herbata"),
      "/en/cups": page("en", "/", "/kubki"),
    }),
  ).toEqual([["en /en/tea", "pl /herbata"]]));
