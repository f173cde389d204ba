import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const codeOf = (given: SiteCase, id: string): string =>
  planOf(
    given,
    undefined,
    rules.filter((rule) => rule.id === id),
  ).actions[0]?.implementation ?? "";

const gone = { status: 404, html: "<title>Not found</title>" };

test("basket and sign-in of a system that is gone are one cause, and no buy button is to be taken away", () => {
  const links =
    '<a href="/cart.php">Basket</a><a href="/login.php">Sign in</a><a href="/cart.php?action=add&amp;id=7">Buy</a>';
  const pages = { "/": pageHtml({ title: "Kiln", main: links }), "/cart.php": gone, "/login.php": gone };
  const site: SiteCase = { pages: { ...pages, "/cart.php?action=add&id=7": gone } };
  const code = codeOf(site, "broken-internal-links");
  expect(code).toContain("/cart.php: 2 addresses");
  expect(code).toContain("/login.php: 1 address,");
  expect(code).not.toContain("remove the link");
});

test("a dead link of the header leads where the same words lead on the other pages", () => {
  const header = (home: string): string => `<a href="${home}"><img src="/l.png" alt="Kiln and Co"></a>`;
  const page = (title: string, home: string): string =>
    `<!doctype html><html lang="en"><title>${title}</title><body><header>${header(home)}</header><main><h1>${title}</h1><a href="/p/x">X</a></main>`;
  const site: SiteCase = {
    pages: {
      "/": page("Kiln", "/about"),
      "/about": page("About", "/about"),
      "/b": page("Bowls", "/about"),
      "/c": page("Cups", "/about"),
      "/p/x": page("X", "/p/index.html"),
      "/p/index.html": gone,
    },
  };
  expect(codeOf(site, "broken-internal-links")).toContain("-> https://shop.example/about");
});
