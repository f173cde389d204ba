import { rules } from "@audit/rules";
import type { PageCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { planOf } from "../testing/plan-case.ts";

const host = "https://shop.example";

/** A page with a list of versions, code and address each, that names itself as canonical unless told otherwise. */
function page(lang: string, text: string, list: Readonly<Record<string, string>>, canonical = ""): string {
  const links = Object.entries(list).map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${to}">`);
  const main = canonical === "" ? "" : `<link rel="canonical" href="${canonical}">`;
  const words = `${text} `.repeat(40);
  return `<html lang="${lang}"><head><title>${text}</title>${links.join("")}${main}</head><body><main><h1>${text}</h1><p>${words}</p></main></body></html>`;
}

function fixOf(rule: string, pages: Readonly<Record<string, string | PageCase>>) {
  const only = rules.filter(({ id }) => id === rule);
  return planOf({ pages: { "/": page("en", "Home", {}), ...pages } }, undefined, only).actions.find(
    (action) => action.rule === rule,
  );
}

const full = (list: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(list).map(([code, path]) => [code, host + path]));

const events = full({ en: "/events/", es: "/es/eventos/", "x-default": "/events/" });
const offers = full({ en: "/offers/", es: "/es/ofertas/", "x-default": "/offers/" });

test("a page with the list of another one gets that of the pages that name it, and the other keeps its own", () => {
  const action = fixOf("hreflang-no-return", {
    "/events/": page("en", "Our events", events),
    "/es/eventos/": page("es", "Nuestros eventos", events),
    "/offers/": page("en", "Our offers", events),
    "/es/ofertas/": page("es", "Nuestras ofertas", offers),
  });
  expect(action?.patches.map(({ url, key, after }) => [url, key, after])).toEqual([
    [`${host}/offers/`, "en", `${host}/offers/`],
    [`${host}/offers/`, "es", `${host}/es/ofertas/`],
    [`${host}/offers/`, "x-default", `${host}/offers/`],
  ]);
});

test("no list is written that names fewer languages than stood there", () => {
  const action = fixOf("hreflang-no-return", {
    "/events/": page("en", "Our events", events),
    "/es/eventos/": page("es", "Nuestros eventos", events),
    "/offers/": page("en", "Our offers", events),
  });
  expect(action?.patches ?? []).toEqual([]);
});

test("index files are the pages of their folders, and a code in other capitals stays as it is", () => {
  const home = page("nl-NL", "Welkom", { "nl-nl": "index.html", "en-us": "en/index.html" }, "index.html");
  const english = page("en-US", "Welcome", { "nl-nl": "../index.html", "en-us": "index.html" }, "index.html");
  const action = fixOf("hreflang-relative", {
    "/": home,
    "/index.html": home,
    "/en/index.html": english,
    "/en.html": page("en-US", "Welcome", { "nl-nl": "index.html", "en-us": "en/index.html" }, "en/index.html"),
  });
  const list = [
    ["en-us", `${host}/en/index.html`],
    ["nl-nl", `${host}/`],
  ];
  for (const url of [`${host}/`, `${host}/en/index.html`])
    expect(action?.patches.filter((one) => one.url === url).map(({ key, after }) => [key, after])).toEqual(list);
  expect(action?.patches).toHaveLength(4);
});
