import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { nameOfSite } from "@audit/rules/fixes/markup/organization-markup";
import { planOf, viewOf } from "../testing/plan-case.ts";

const named = (ending: string): SiteCase => ({
  origin: "https://kiln.example",
  pages: Object.fromEntries(
    ["/", "/bowls", "/cups", "/plates"].map((path) => [path, pageHtml({ title: `About ${path} | ${ending}` })]),
  ),
});
const actionsOf = (rule: string, site: SiteCase) =>
  planOf(
    site,
    undefined,
    rules.filter(({ id }) => id === rule),
  ).actions;

test("the long end of all titles is no name of the site", () => {
  expect(nameOfSite(viewOf(named("Kiln")))).toBe("Kiln");
  expect(nameOfSite(viewOf(named("Sales and repair of every kiln #1 in town")))).toContain("[fill in:");
});

const IMAGE = "https://shop.example/img/bowl.jpg";
const preview = (more: string): string =>
  `<meta property="og:title" content="Bowl"><meta property="og:image" content="img/bowl.jpg">${more}`;
const shown = (status: number, more = ""): SiteCase => ({
  pages: {
    "/": pageHtml({
      title: "Bowl",
      head: preview(more),
      main: `<img src="${IMAGE}" alt="Bowl"><p>Turned by hand.</p>`,
    }),
  },
  images: [{ url: IMAGE, status, contentType: status === 200 ? "image/jpeg" : "text/html" }],
});
const patchesOf = (site: SiteCase) =>
  actionsOf("og-image-broken", site).flatMap(({ patches }) => patches.map(({ op, after }) => [op, after]));

test("a preview picture is proposed together with its secure address, and only where its file came", () => {
  const secure = '<meta property="og:image:secure_url" content="img/bowl.jpg">';
  expect(patchesOf(shown(200, secure))).toEqual([
    ["og:image", IMAGE],
    ["og:image:secure_url", IMAGE],
  ]);
  expect(patchesOf(shown(503))).toEqual([]);
});

const block = (name: string, more: Record<string, string> = {}): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "WebSite", name, url: "https://shop.example/", ...more })}</script>`;
const homeWith = (head: string): SiteCase => ({
  pages: {
    "/": pageHtml({ title: "Kiln House", head }),
    ...Object.fromEntries(
      ["bowls", "cups", "lids"].map((one) => [`/${one}`, pageHtml({ title: `${one} | Kiln House` })]),
    ),
  },
});
const siteNames = (head: string): string =>
  actionsOf("website-sitename", homeWith(head))
    .flatMap(({ patches }) => patches.map(({ after }) => after))
    .join("\n");

test("a host and a name with a line about the house lose against the plain name, in markup and preview", () => {
  const preview = '<meta property="og:site_name" content="Kiln House">';
  const host = siteNames(block("kiln.shops.example", { inLanguage: "en" }) + preview);
  expect(host).toContain('"name":"Kiln House"');
  expect(host).toContain('"inLanguage":"en"');
  expect(host).not.toContain("kiln.shops");
  const organization =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kiln House","url":"https://shop.example/"}</script>';
  const line = '<meta property="og:site_name" content="Kiln House - Fine bowls">';
  const both = siteNames(
    block("Kiln House | Bowls of stoneware in town") + organization + line.replace("Kiln House -", "Kilns -"),
  );
  expect(both).toBe("Kiln House");
});

test("a missing preview is looked for under the address where pages show the same file", () => {
  const names = ["ash", "elm", "oak"];
  const page = (name: string): string =>
    pageHtml({
      title: `${name} | Kiln`,
      head: `<meta property="og:image" content="https://shop.example/img/books/${name}.jpg">`,
      main: `<img src="/img/goods/${name}.jpg" alt="${name}"><p>Turned by hand.</p>`,
    });
  const logo = "https://shop.example/img/logo-large.png";
  const home = `<meta property="og:image" content="${logo}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Kiln","url":"https://shop.example/","logo":"${logo}"}</script>`;
  const site: SiteCase = {
    pages: {
      "/": pageHtml({ title: "Kiln", head: home }),
      ...Object.fromEntries(names.map((name) => [`/${name}`, page(name)])),
    },
    images: [
      ...names.map((name) => ({ url: `/img/books/${name}.jpg`, status: 404, contentType: "text/html" })),
      { url: "/img/goods/ash.jpg", contentType: "image/jpeg" },
      { url: "/img/logo-large.png", status: 404, contentType: "text/html" },
    ],
  };
  const [task] = actionsOf("og-image-broken", site);
  for (const name of names)
    expect(task?.implementation).toContain(`content="https://shop.example/img/goods/${name}.jpg"`);
  expect(task?.implementation).toContain("and the structured data of 1 page as the logo");
});
