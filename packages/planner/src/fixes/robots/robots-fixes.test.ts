import { isAllowed, parseRobots } from "@audit/facts";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../../testing/plan-case.ts";
import type { Fixer } from "@audit/rules/fixes/fixer";
import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { fix as sitemapLine } from "@audit/rules/rules/technical/crawlability/robots-no-sitemap-line/fix";
import { fix as repairedSyntax } from "@audit/rules/rules/technical/crawlability/robots-txt-syntax/fix";
import { fix as openSite } from "@audit/rules/rules/technical/crawlability/robots-blocks-whole-site/fix";
import { newRobots, openForNamed } from "@audit/rules/fixes/robots/robots-fixes";

const HOME = "https://shop.example/";

type Refused = readonly { readonly agent: string; readonly example: string }[];

/** What a fixer makes of a robots.txt; the evidence names refused crawlers as the rules do. */
function fixed(
  fixer: Fixer<Refused>,
  robots: string | number,
  agents: readonly string[] = [],
  example = HOME,
): string | null {
  const view = viewOf({ pages: { "/": "<title>Home</title>" }, robots, sitemap: ["/"] });
  const saw = agents.map((agent) => ({ agent, example }));
  const faults = [{ url: HOME, evidence: { at: "robots.txt", saw } }];
  const finding = { ...findingOf("robots", ["/"], { scope: "site" }), pages: faults };
  return printFix(asFix(fixer({ scope: "site", finding, template: "site", kind: null, faults, outOf: 1 }, view)));
}

const allows = (text: string | null, agent: string, url = HOME): boolean =>
  isAllowed(parseRobots(text ?? ""), agent, url);

describe("robots.txt", () => {
  test("a site closed to all is opened by the smallest edit", () => {
    const text = fixed(
      openSite,
      "# shop\nUser-agent: *\nDisallow: /\nDisallow: /cart\nSitemap: https://shop.example/sitemap.xml\n",
    );
    expect(text).toBe("# shop\nUser-agent: *\nDisallow:\nDisallow: /cart\nSitemap: https://shop.example/sitemap.xml");
    expect(allows(text, "Googlebot")).toBe(true);
    expect(allows(text, "Googlebot", `${HOME}cart`)).toBe(false);
  });

  test("crawlers leave a group that they share, and the others in it stay blocked", () => {
    const text = fixed(openForNamed, "User-agent: PerplexityBot\nUser-agent: GPTBot\nDisallow: /\n", ["PerplexityBot"]);
    expect(allows(text, "PerplexityBot")).toBe(true);
    expect(allows(text, "GPTBot")).toBe(false);
  });

  test("crawlers shut out by the rules for all get a group that keeps the other rules", () => {
    const text = fixed(openForNamed, "User-agent: *\nDisallow: /\nDisallow: /cart\nAllow: /help\n", [
      "OAI-SearchBot",
      "Claude-SearchBot",
    ]);
    for (const agent of ["OAI-SearchBot", "Claude-SearchBot"]) {
      expect(allows(text, agent)).toBe(true);
      expect(allows(text, agent, `${HOME}cart`)).toBe(false);
    }
    expect(allows(text, "OtherBot")).toBe(false);
  });

  test("a rule on some pages is emptied for the crawlers of their own group", () => {
    const product = `${HOME}products/mug`;
    const text = fixed(
      openForNamed,
      "User-agent: PerplexityBot\nDisallow: /products/\nDisallow: /cart\n",
      ["PerplexityBot"],
      product,
    );
    expect(allows(text, "PerplexityBot", product)).toBe(true);
    expect(allows(text, "PerplexityBot", `${HOME}cart`)).toBe(false);
  });

  test("misspelt fields are corrected, other faults become comments", () => {
    expect(fixed(repairedSyntax, "User-agent: *\nDisallw: /cart\nhello there\n")).toBe(
      "User-agent: *\nDisallow: /cart\n# hello there",
    );
  });

  test("the sitemap's line is added to the present file", () => {
    expect(fixed(sitemapLine, "User-agent: *\nDisallow: /cart\n")).toBe(
      "User-agent: *\nDisallow: /cart\n\nSitemap: https://shop.example/sitemap.xml",
    );
  });

  test("a new file allows all and names the sitemap", () => {
    expect(fixed(newRobots, 404)).toBe("User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml");
  });

  test("a new file closes basket, account and search of the site, and nothing that is to be found", () => {
    const links = ["/cart", "/fr/account/login", "/search?q=soap", "/order-guide", "/order/soap"];
    const home = `<title>Home</title>${links.map((url) => `<a href="${url}">There</a>`).join("")}`;
    const view = viewOf({ pages: { "/": home, "/order/soap": "<title>Soap</title>" }, robots: 404 });
    const faults = [{ url: HOME, evidence: { at: "robots.txt", saw: [] } }];
    const finding = { ...findingOf("robots", ["/"], { scope: "site" }), pages: faults };
    const text = printFix(
      asFix(newRobots({ scope: "site", finding, template: "site", kind: null, faults, outOf: 1 }, view)),
    );
    for (const path of ["cart", "fr/account/login", "search?q=soap"])
      expect(allows(text, "Googlebot", HOME + path)).toBe(false);
    expect(allows(text, "Googlebot", `${HOME}order-guide`)).toBe(true);
  });
});

test("no file is proposed that would close nothing and name no sitemap", () => {
  const made = (pages: Record<string, string>): string | null => {
    const finding = findingOf("robots-txt-missing", ["/"], { scope: "site" });
    const cause = { scope: "site", finding, template: "site", kind: null, faults: finding.pages, outOf: 1 } as const;
    return printFix(asFix(newRobots(cause, viewOf({ pages, robots: 404 }))));
  };
  expect(made({ "/": "<title>Home</title>" })).toBeNull();
  const cart = '<title>Home</title><a href="/cart">Cart</a><a href="//account">Account</a><a href="/login">Log in</a>';
  expect(made({ "/": cart, "/cart": "<title>Cart</title>" })).toContain("Disallow: /cart");
});

test("a new robots.txt closes no page that the sitemap lists or that is named as a language version", () => {
  const links = ["cart", "search", "login"].map((path) => `<a href="/${path}">${path}</a>`).join("");
  const html = (head: string): string => `<html><head><title>Kiln</title>${head}</head><body>${links}</body></html>`;
  const view = viewOf({
    pages: { "/": html('<link rel="alternate" hreflang="fr" href="/login">'), "/pots": html("") },
    robots: 404,
    sitemap: ["/", "/pots", "/search"],
  });
  const finding = findingOf("robots", ["/"], { scope: "site" });
  const text = printFix(
    asFix(newRobots({ scope: "site", finding, template: "site", kind: null, faults: finding.pages, outOf: 1 }, view)),
  );
  expect(text?.split("\n").filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /cart"]);
});
