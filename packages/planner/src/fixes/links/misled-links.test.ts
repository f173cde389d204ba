import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { planOf } from "../../testing/plan-case.ts";

const orphans = (given: SiteCase) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => id === "orphan-pages"),
  ).actions[0];

const VERSIONS = ["en", "de"]
  .map((code) => `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}/privacy">`)
  .join("");

const page = (lang: string, title: string, main: string, head = ""): string =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body><main><h1>${title}</h1>${main}</main></body></html>`;

const english =
  "<p>We boil soap of olive oil in small pots and let it dry for eight weeks before it is cut and sold.</p>";
const german =
  "<p>Wir kochen Seife aus Olivenöl in kleinen Töpfen und lassen sie acht Wochen lang trocknen, bevor sie verkauft wird.</p>";
const footer = '<a href="/en/privacy">Privacy</a>';

const site: SiteCase = {
  pages: {
    "/": page("en", "Soap", `${english}<a href="/en/about">About</a><a href="/de/">Deutsch</a>${footer}`),
    "/en/about": page("en", "About", english + footer),
    "/de/": page("de", "Seife", `${german}<a href="/de/about">Wir</a>${footer}`),
    "/de/about": page("de", "Wir", german + footer),
    "/en/privacy": page("en", "Privacy", english, VERSIONS),
    "/de/privacy": page("de", "Datenschutz", german, VERSIONS),
  },
  sitemap: ["/", "/en/about", "/de/", "/de/about", "/en/privacy", "/de/privacy"],
};

test("a footer that leads to another language is the cause, and its links are turned to the page's own", () => {
  const action = orphans(site);
  expect(action?.implementation).toContain("# One cause for 1 page: menu or footer lead to the version in another");
  const turned = action?.patches.map(({ url, after }) => [url, after]);
  expect(turned).toEqual([
    ["https://shop.example/de/", "https://shop.example/de/privacy"],
    ["https://shop.example/de/about", "https://shop.example/de/privacy"],
  ]);
});

test("a page gets no link from pages in another language", () => {
  const { "/de/": _home, "/de/about": _about, ...pages } = site.pages;
  expect(orphans({ ...site, pages })?.implementation ?? "").not.toContain("<a href");
});
