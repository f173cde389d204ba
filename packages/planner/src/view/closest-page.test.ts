import { expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>Text</p></body></html>`;
const view = viewOf({
  pages: {
    "/": page("Home"),
    "/p/red-mug": page("Red mug"),
    "/p/phone-case-12": page("Phone case 12"),
    "/blog/how-to-fire-clay": page("How to fire clay"),
    "/blog/case": page("A case"),
    "/p/jug": page("Jug"),
    "/de/p/jug": page("Krug").replace('lang="en"', 'lang="de"'),
    "/tips/jug-de": page("Krug").replace('lang="en"', 'lang="de"'),
    "/p/large-stoneware-bowl-blue": page("Large bowl, blue"),
    "/gone/red-mug": { status: 404, html: page("Gone") },
  },
});

test.each([
  ["/gone/red-mug", "/p/red-mug"],
  ["/products/red-mug.html", "/p/red-mug"],
  ["/p/Red-Mug/", "/p/red-mug"],
  ["/shop/p/réd-mug", "/p/red-mug"],
  ["/2019/05/how-to-fire-clay-de", "/blog/how-to-fire-clay"],
  ["/de/p/jug.html", "/de/p/jug"],
])("%s finds %s", (from, to) => {
  expect(view.closestTo(`https://shop.example${from}`)).toBe(`https://shop.example${to}`);
});

test.each([
  // The English page is none that a German address means.
  "/de/p/Red-Mug/",
  "/comments/feed/",
  "/de/p/large-stoneware-bowl-green",
  "/2019/05/how-to-fire-your-clay",
  "/old/jug",
  "/de",
  "/p/phone-case-13",
  "/p/red-shoes",
  "/p/blue-mug",
  "/12345",
  "/",
])("%s finds no stranger", (from) => {
  expect(view.closestTo(`https://shop.example${from}`)).toBeNull();
});

test("links with the very same words tell which page a dead one means", () => {
  const linking = (links: string): string => page("Tea").replace("<p>Text", `${links}<p>Text`);
  const site = viewOf({
    pages: {
      "/shop/": linking(
        '<a href="/where">Opening hours</a> <a href="/old-1">Read more</a> <a href="/old-2">Read more</a>',
      ),
      "/shop/visit/": linking('<a href="/shop/">Start</a>'),
      "/shop/tea/": linking('<a href="/shop/visit/">Opening hours</a> <a href="/shop/">Start</a>'),
      "/where": { status: 404, html: page("Gone") },
      "/old-1": { status: 404, html: page("Gone") },
      "/old-2": { status: 404, html: page("Gone") },
    },
  });
  expect(site.closestTo("https://shop.example/where")).toBe("https://shop.example/shop/visit/");
  expect(site.closestTo("https://shop.example/old-1")).toBeNull();
});
