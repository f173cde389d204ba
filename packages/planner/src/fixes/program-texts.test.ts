import { rules } from "@audit/rules";
import { proposeDescription } from "@audit/rules/fixes/words/description-proposal";
import { expect, test } from "vitest";
import { pageHtml } from "../testing/made-shop.ts";
import { openFixesOf, viewOf } from "../testing/plan-case.ts";

const links = (paths: readonly string[]): string =>
  paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(" ");

test.each([
  "“Ash mug” was added to your cart, you can look at it there or go on with your purchase.",
  "Category: Bowls, Trays, Jugs of the house Tags: oak, ash, elm, and more of what grows here",
])("no description is made of what the cart answered or of what a page is filed under: %s", (text) => {
  const own = "What is turned of ash in our workshop stays with a family for many years and is oiled by hand.";
  const page = (before: string): string =>
    pageHtml({ title: "Ash mug", h1: "Ash mug", main: `${before}<p>${own}</p>` });
  const view = viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln", main: links(["/ash-mug"]) }),
      "/ash-mug": page(`<p>${text}</p>`),
    },
  });
  const proposed = proposeDescription(view.pageAt("https://shop.example/ash-mug")!, view, true) ?? "";
  expect(proposed).toContain("stays with a family");
  expect(proposed).not.toMatch(/cart|Tags:/);
});

test("a word that a program puts behind the names of its lists is no part of a heading", () => {
  const names = ["linen", "wool", "hemp", "flax", "silk"];
  const list = (name: string): string =>
    pageHtml({
      title: `${name} Archives - Kiln`,
      h1: null,
      main: names
        .map((one) => `<article><h2><a href="/post-${name}-${one}">On ${name} and ${one}</a></h2></article>`)
        .join(""),
    });
  const paths = names.map((name) => `/topic/${name}`);
  const given = {
    pages: {
      "/": pageHtml({ title: "Kiln", main: links(paths) }),
      ...Object.fromEntries(names.map((name) => [`/topic/${name}`, list(name)])),
    },
  };
  const code = openFixesOf(
    given,
    rules.filter(({ id }) => id === "h1-missing"),
  )
    .map((fix) => fix.code)
    .join("\n");
  expect(code).toContain("<h1>");
  expect(code).not.toContain("Archives");
});

test("a template's own word at the end of the trail heads no page", () => {
  const trail = (url: string): string =>
    `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
        { "@type": "ListItem", position: 2, name: "Product", item: `https://shop.example${url}` },
      ],
    })}</script>`;
  const names = ["ash mug", "oak bowl", "elm tray"];
  const paths = names.map((name) => `/${name.replace(" ", "-")}`);
  const given = {
    pages: {
      "/": pageHtml({ title: "Kiln", main: links(paths) }),
      ...Object.fromEntries(
        names.map((name, at) => [
          paths[at]!,
          pageHtml({
            title: `${name} | Kiln`,
            h1: null,
            head: trail(paths[at]!),
            main: `<p>The ${name} is turned by hand.</p>`,
          }),
        ]),
      ),
    },
  };
  const fixes = openFixesOf(
    given,
    rules.filter(({ id }) => id === "h1-missing"),
  );
  const code = fixes.map((fix) => fix.code).join("\n");
  expect(code).toContain("Ash mug");
  expect(code).not.toContain("<h1>Product</h1>");
});
