import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { planOf } from "../testing/plan-case.ts";

const actionsOf = (given: SiteCase, ...ids: string[]) =>
  planOf(
    given,
    undefined,
    rules.filter(({ id }) => ids.includes(id)),
  ).actions;

test("a link to a redirect is led behind the page that only forwards", () => {
  const refresh = '<meta http-equiv="refresh" content="0;url=/help-and-contact/">';
  const [action] = actionsOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main: '<a href="/help">Help</a>' }),
        "/help": { status: 301, redirectTo: "https://shop.example/help/" },
        "/help/": pageHtml({ title: "Help", head: refresh }),
        "/help-and-contact/": pageHtml({
          title: "Help and contact",
          main: "<p>Write to us, we answer each letter.</p>",
        }),
      },
    },
    "internal-links-to-redirects",
  );
  expect(action?.patches.map(({ after }) => after)).toEqual(["https://shop.example/help-and-contact/"]);
});

const sentence = (about: string): string =>
  Array.from(
    { length: 14 },
    (_, index) => `The ${about} number ${index} is thrown by hand and fired twice in our oven.`,
  ).join(" ");

test("copies of pages that say almost the same are one task, and the likeness is told in the report", () => {
  const text = sentence("cup");
  const site: SiteCase = {
    pages: {
      "/": pageHtml({
        title: "Kiln",
        main: ["/model/a", "/part/a", "/ean/a"].map((path) => `<a href="${path}">Cup</a>`).join(""),
      }),
      "/model/a": pageHtml({ title: "Cup A", h1: "Cup", main: `<p>${text}</p>` }),
      "/part/a": pageHtml({ title: "Part A", h1: "Cup", main: `<p>${text}</p>` }),
      "/ean/a": pageHtml({ title: "Number A", h1: "Cup", main: `<p>${text} blue</p>` }),
    },
  };
  const actions = actionsOf(site, "exact-duplicates", "near-duplicates");
  expect(actions.map(({ rule }) => rule)).toEqual(["exact-duplicates"]);
});

test("links to a page that only forwards are led past it", () => {
  const refresh = '<meta http-equiv="refresh" content="0;url=/new">';
  const [action] = actionsOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main: '<a href="/old">Help</a>' }),
        "/old": pageHtml({ title: "Old", head: refresh }),
        "/new": pageHtml({ title: "Help", main: "<p>Write to us, we answer each letter.</p>" }),
      },
    },
    "meta-refresh-redirect",
  );
  const links = action?.patches.filter(({ op }) => op === "link").map(({ url, before, after }) => [url, before, after]);
  expect(links).toEqual([["https://shop.example/", "https://shop.example/old", "https://shop.example/new"]]);
});

test("a slip in the address of a forwarding page leaves the one that its canonical names", () => {
  const head = '<meta http-equiv="refresh" content="0;url=/neww"><link rel="canonical" href="/new">';
  const [action] = actionsOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main: '<a href="/old">Help</a>' }),
        "/old": pageHtml({ title: "Old", head }),
        "/neww": { status: 404, html: "<title>Not found</title>" },
        "/new": pageHtml({ title: "Help", main: "<p>Write to us, we answer each letter.</p>" }),
      },
    },
    "meta-refresh-redirect",
  );
  expect(action?.patches.find(({ op }) => op === "redirect")?.after).toBe("https://shop.example/new");
  expect(action?.implementation).not.toContain("410");
});

test("previews are named by a page's own title, and the logo is the picture that all headers link home", () => {
  const header = '<header><a href="/"><img src="/img/zn4.png" alt=""></a></header>';
  const page = (title: string, h1: string): string =>
    pageHtml({ title: `${title} | Kiln`, h1, main: `<p>${title} of ours.</p>` }).replace("<main>", `${header}<main>`);
  const pages = {
    "/": page("Kiln", "Clay!"),
    "/a": page("Mugs for tea", "So warm!"),
    "/b": page("Bowls", "So round!"),
  };
  const [previews] = actionsOf({ pages }, "og-missing");
  expect(previews?.patches.filter(({ op, url }) => op === "og:title" && url.endsWith("/a"))[0]?.after).toBe(
    "Mugs for tea",
  );
  const [business] = actionsOf({ pages }, "org-schema-missing");
  expect(business?.implementation).toContain("https://shop.example/img/zn4.png");
});

test.each([
  ["no page says otherwise", "", 0],
  ["the canonicals have that form, under another host", "https://old.example/{name}", 0],
  ["the canonicals have the served form", "https://old.example/{name}/", 6],
])("links in a form that only the server forwards: %s", (_, canonical, least) => {
  const names = ["a", "b", "c", "d", "e"];
  const main = names.map((name) => `<a href="/${name}">${name}</a>`).join("");
  const head = (name: string): string =>
    canonical === "" ? "" : `<link rel="canonical" href="${canonical.replace("{name}", name)}">`;
  const [action] = actionsOf(
    {
      pages: {
        "/": pageHtml({ title: "Kiln", main }),
        ...Object.fromEntries(
          names.flatMap((name) => [
            [`/${name}`, { status: 301, redirectTo: `https://shop.example/${name}/` }],
            [`/${name}/`, pageHtml({ title: name, main, head: head(name) })],
          ]),
        ),
      },
    },
    "internal-links-to-redirects",
  );
  expect(action?.affected.count).toBe(names.length);
  expect(action?.patches.length ?? 0).toBeGreaterThanOrEqual(least);
  if (least === 0) expect(action?.implementation ?? null).toBeNull();
});
