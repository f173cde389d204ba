import { isAllowed, parseRobots } from "@audit/facts";
import { rules } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { causeOf, findingOf, planOf, viewOf } from "../testing/plan-case.ts";
import { fix as organizationNamed } from "@audit/rules/rules/schema/organization/org-duplicates/fix";
import { page } from "@audit/rules/fixes/pages/business-pages";
import { analyticsTag } from "@audit/rules/fixes/pages/tools";
import type { SiteCase } from "@audit/testkit";

const HOME = "https://shop.example/";

const codeOf = (site: SiteCase, rule: string): string =>
  planOf(site).actions.find((action) => action.rule === rule)?.implementation ?? "";

/** Judged by one rule, since pages made alike are copies to others. */
const newSitemapOf = (pages: SiteCase["pages"]): string =>
  planOf(
    { pages },
    (same) => same,
    rules.filter(({ id }) => id === "sitemap-missing"),
  ).actions[0]?.implementation ?? "";

describe("a fix does not trade its fault for another", () => {
  test("a crawler whose group would be empty goes back under the rules for everybody", () => {
    const robots = "User-agent: *\nDisallow: /cart\n\nUser-agent: OAI-SearchBot\nDisallow: /\n";
    const file = parseRobots(codeOf({ pages: { "/": pageHtml({ title: "Shop" }) }, robots }, "ai-search-bots-blocked"));
    expect(isAllowed(file, "OAI-SearchBot", HOME)).toBe(true);
    expect(isAllowed(file, "OAI-SearchBot", `${HOME}cart`)).toBe(false);
  });

  test("visitor statistics that a site doesn't have come with no code, be it of a tool or of a privacy policy", () => {
    const bare = { pages: { "/": "<!doctype html><title>Shop</title><h1>Shop</h1>" } };
    expect(codeOf(bare, "analytics-missing")).toBe("");
    const withPolicy = { pages: { "/": '<!doctype html><title>Shop</title><a href="/privacy">Privacy policy</a>' } };
    expect(codeOf(withPolicy, "analytics-missing")).not.toMatch(/gtag|new page/);
  });

  test.each([
    ["ga4", '<script>gtag("config", "G-ABC1234567")</script>', "G-ABC1234567"],
    ["matomo", '<script src="/matomo.js"></script>', null],
  ])("pages without the %s that the others have get this tool or none", (_kind, tag, id) => {
    const item = (name: string, head: string) => pageHtml({ title: name, h1: name, head, main: `<p>${name}</p>` });
    const policy = '<a href="/privacy">Privacy policy</a>';
    const pages = {
      "/": item("Shop", tag) + policy,
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/p/${n}`, item(`Mug ${n}`, tag)])),
      "/blog/one": item("One", ""),
      "/blog/two": item("Two", ""),
    };
    const view = viewOf({ pages });
    const code = analyticsTag(causeOf(findingOf("analytics-missing-on-templates", ["/blog/one"]), view), view);
    if (id === null) expect(code).toBeNull();
    else expect(code).toContain(id);
  });

  test.each([
    ["kept out", { "/about": pageHtml({ title: "x", head: '<meta name="robots" content="noindex">' }) }],
    ["leads to", { "/about": { status: 301, redirectTo: `${HOME}us`, html: "" } }],
  ])("a page that stands at the address and is %s is opened, not written again", (what, pages) => {
    const view = viewOf({ pages: { "/": pageHtml({ title: "Kiln" }), ...pages } });
    const words = page("/about", "About us", [["Who", "who runs it"]])(
      causeOf(findingOf("about-page", ["/"]), view),
      view,
    );
    expect(words).toContain(what);
    expect(words).not.toContain("<h1>");
  });

  test("a page closed by robots.txt is opened, and a new one is listed where the site is not English", () => {
    const german = pageHtml({ title: "Kiln" }).replace('lang="en"', 'lang="de"');
    const wordsOf = (robots: string) => {
      const view = viewOf({ pages: { "/": german }, robots });
      return page("/about", "About us", [["Who", "who runs it"]])(causeOf(findingOf("about-page", ["/"]), view), view);
    };
    expect(wordsOf("User-agent: *\nDisallow: /about\n")).toContain("robots.txt closes");
    expect(wordsOf("User-agent: *\nDisallow: /cart\n")).toMatch(/in German[^]*- Who: who runs it/);
    expect(wordsOf("User-agent: *\nDisallow: /cart\n")).not.toContain("<");
  });

  test("a business of two names gets the one on which the site's signs agree, or none", () => {
    const organization = (name: string) =>
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Organization", name, url: HOME })}</script>`;
    const item = (title: string, name: string, more: string) =>
      pageHtml({ title, h1: title, head: organization(name) + more });
    const codeIn = (more: string) => {
      const pages = Object.fromEntries([1, 2, 3, 4].map((n) => [`/p/${n}`, item(`Mug ${n} | Kiln`, "Kiln", more)]));
      const view = viewOf({ pages: { "/": item("Mugs | Kiln", "My Store", more), ...pages } });
      return organizationNamed(causeOf(findingOf("org-duplicates", ["/"]), view), view);
    };
    expect(codeIn("")).toBeNull();
    expect(JSON.stringify(codeIn('<meta property="og:site_name" content="Kiln">'))).toMatch(
      /after.*name\\":\\"Kiln\\"/,
    );
  });

  test("a new heading brings a title of the same topic where the present one has none", () => {
    const page = pageHtml({
      title: "Aviato template",
      h1: null,
      main: '<h2 class="x">x</h2><p>Turned on the lathe from one piece of wood.</p>',
    }).replace("</head>", '<meta property="og:title" content="Walnut bowl"></head>');
    const code = codeOf({ pages: { "/": pageHtml({ title: "Shop" }), "/walnut-bowl": page } }, "h1-missing");
    expect(code).toContain("<h1>Walnut bowl</h1>");
    expect(code).toMatch(/<title>Walnut bowl/);
  });

  test("an entry of the sitemap that is gone goes from the sitemap", () => {
    const site = { pages: { "/": pageHtml({ title: "Shop" }), "/zzz": { status: 404 } }, sitemap: ["/", "/zzz"] };
    expect(codeOf(site, "sitemap-non-200")).toContain(`- <url><loc>${HOME}zzz</loc></url>`);
  });

  test("a page that only forwards to a dead address is a choice for its owner, not a link to remove", () => {
    const forwarder = '<!doctype html><meta http-equiv="refresh" content="0;url=/zzz"><a href="/zzz">go on</a>';
    const home = pageHtml({ title: "Shop", main: '<a href="/old">Old</a>' });
    const site = { pages: { "/": home, "/old": forwarder, "/zzz": { status: 404 } } };
    const code = codeOf(site, "broken-internal-links");
    expect(code).toContain(`answer 410 (gone), or choose a target\n${HOME}old`);
    expect(code).not.toContain("remove the link");
  });

  test("a page without any link gets two", () => {
    const post =
      '<script type="application/ld+json">{"@type":"BlogPosting","headline":"Lost","datePublished":"2026-01-02"}</script>';
    const lost = pageHtml({ title: "Lost", main: `${post}<p>${"How mugs are found again. ".repeat(60)}</p>` });
    const kept = pageHtml({ title: "A", main: `${post}<p>${"How mugs are kept. ".repeat(60)}</p>` });
    const home = pageHtml({ title: "Shop", main: '<a href="/a">A</a>' });
    const site = { pages: { "/": home, "/a": kept, "/lost": lost }, sitemap: ["/", "/a", "/lost"] };
    expect(codeOf(site, "orphan-pages").match(/<!-- on /g)).toHaveLength(2);
  });

  test("a link to a page without any is told by the paragraph that names its matter, in the site's own words for it", () => {
    const post =
      '<script type="application/ld+json">{"@type":"BlogPosting","headline":"Glaze","datePublished":"2026-01-02"}</script>';
    const glaze = pageHtml({
      title: "Glazing mugs at home | Long notes",
      main: `${post}<p>${"How it is done. ".repeat(60)}</p>`,
    });
    const kept = pageHtml({
      title: "Mugs",
      main: `${post}<p>Clay comes from the hills behind the house, and it is dug by hand there.</p><p>The glazing of mugs takes a whole day, and a second one to cool the kiln.</p><p>They are packed in straw and sent from the harbour once in a week.</p>`,
    });
    const site = {
      pages: { "/": pageHtml({ title: "Shop", main: '<a href="/mugs">A</a>' }), "/mugs": kept, "/glazing-mugs": glaze },
      sitemap: ["/", "/mugs", "/glazing-mugs"],
    };
    const code = codeOf(site, "orphan-pages");
    expect(code).toContain("/mugs, behind the paragraph that begins “The glazing of mugs takes");
    expect(code).toContain(">Glazing mugs at home</a>");
  });

  test("a page of no known kind gets no link: it may be a form or thanks", () => {
    const home = pageHtml({ title: "Shop", main: '<a href="/a">A</a>' });
    const pages = { "/": home, "/a": pageHtml({ title: "A" }), "/received": pageHtml({ title: "Thanks" }) };
    const code = codeOf({ pages, sitemap: ["/", "/a", "/received"] }, "orphan-pages");
    expect(code).toContain("decide for each of these");
    expect(code).not.toContain("<a href");
  });

  test("a new sitemap names every page, and no date that no page tells", () => {
    const paths = Array.from({ length: 230 }, (_one, index) => `/mugs/${index}`);
    const pages = Object.fromEntries(["/", ...paths].map((path) => [path, pageHtml({ title: `Mug ${path}` })]));
    const code = newSitemapOf(pages);
    expect(code.match(/<loc>/g)).toHaveLength(231);
    expect(code).toContain("</urlset>");
    expect(code).not.toMatch(/lastmod|fill in|first \d+ of/);
  });

  test("a new sitemap that is too long to paste is left to a program", () => {
    const paths = Array.from({ length: 400 }, (_one, index) => `/handmade-mugs-of-stoneware/${index}`);
    const pages = Object.fromEntries(["/", ...paths].map((path) => [path, pageHtml({ title: `Mug ${path}` })]));
    expect(newSitemapOf(pages)).toBe("");
  });
});
