import { rules } from "@audit/rules";
import type { SiteCase } from "@audit/testkit";
import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { planOf } from "../../testing/plan-case.ts";

const actionOf = (id: string, given: SiteCase) =>
  planOf(
    given,
    undefined,
    rules.filter((rule) => rule.id === id),
  ).actions[0];

const product = (name: string, main = ""): string =>
  pageHtml({ title: name, h1: name, main: `${main}<p class="price">€ 9.00</p><button>Add to cart</button>` });
const numbers = Array.from({ length: 14 }, (_, at) => at + 1);
const links = (paths: readonly string[]): string => paths.map((path) => `<a href="${path}">${path}</a>`).join("");

test("goods that no link leads to are put into the list that holds the others", () => {
  const hidden = numbers.slice(2).map((at) => `/p/mug-${at}`);
  const action = actionOf("orphan-pages", {
    pages: {
      "/": pageHtml({ title: "Kiln", main: links(["/mugs/"]) }),
      "/mugs/": pageHtml({ title: "Mugs", h1: "Mugs", main: links(["/p/mug-1", "/p/mug-2"]) }),
      ...Object.fromEntries(numbers.map((at) => [`/p/mug-${at}`, product(`Mug ${at}`)])),
    },
    sitemap: ["/", "/mugs/", ...hidden],
  });
  expect(action?.title).toBe("Put 12 product pages into your lists as plain links");
  expect(action?.implementation).toContain("in the HTML as the server sends it");
  expect(action?.implementation).toContain('<li><a href="https://shop.example/p/mug-3">Mug 3</a></li>');
  expect(action?.implementation?.match(/<!-- on /g)).toHaveLength(1);
});

test("goods of one name are told apart by their addresses, also beside other pages without links", () => {
  const action = actionOf("orphan-pages", {
    pages: {
      "/": pageHtml({ title: "Kiln", main: links(["/mugs/", "/p/mug-1", "/p/mug-2"]) }),
      "/mugs/": pageHtml({ title: "Mugs", h1: "Mugs", main: links(["/p/mug-1", "/p/mug-2"]) }),
      ...Object.fromEntries(numbers.map((at) => [`/p/mug-${at}`, product("“Mug”")])),
      "/clay": pageHtml({
        title: "Our clay",
        h1: "Our clay",
        main: `<p>${"We dig for our clay here. ".repeat(50)}</p>`,
      }),
    },
    sitemap: ["/", "/mugs/", "/clay", ...numbers.map((at) => `/p/mug-${at}`)],
  });
  expect(action?.implementation).toContain('<li><a href="https://shop.example/p/mug-3">Mug 3</a></li>');
  expect(action?.implementation).toContain("https://shop.example/clay");
});

/** Without the layout's links to pages that are not read. */
const bare = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>Hand made from clay.</p>${main}</main></body></html>`;

test("a page without links gets them from pages that name its subject, in its language", () => {
  const said = { en: "is what we speak of in this text", de: "wird hier ausführlich von uns beschrieben und gezeigt" };
  const article = (title: string, lang: "en" | "de" = "en"): string =>
    bare(title, `<article><p>${`${title} ${said[lang]}. `.repeat(40)}</p></article>`).replace('"en"', `"${lang}"`);
  const code = actionOf("orphan-pages", {
    pages: {
      "/": bare("Kiln", links(["/blog/ash", "/blog/glaze-colours", "/blog/oven", "/de/blog/glaze"])),
      "/blog/ash": article("Ash and what it is good for"),
      "/blog/oven": article("How we built our oven"),
      "/blog/glaze-colours": article("Colours of glaze"),
      "/de/blog/glaze": article("Glaze in Farbe", "de"),
      "/blog/first-glaze": article("Your first glaze at home"),
    },
    sitemap: ["/", "/blog/ash", "/blog/oven", "/blog/glaze-colours", "/blog/first-glaze"],
  })?.implementation;
  expect(code?.split("\n")[0]).toContain(
    "on https://shop.example/blog/glaze-colours, behind the paragraph that begins “Colours of glaze",
  );
  expect(code).not.toContain("/de/blog");
});

const orphanCode = (lost: string, path: string, rest: Record<string, string> = {}): string =>
  actionOf("orphan-pages", {
    pages: {
      "/": bare("Kiln", links(["/glaze"])),
      "/glaze": bare(
        "Glaze",
        "<ul><li>Ash glaze is what our kiln in the forest is known for among potters of this land</li></ul>",
      ),
      ...rest,
      [path]: lost,
    },
    sitemap: ["/", "/glaze", path],
  })?.implementation ?? "";

test("what visitors look for on any page goes into menu or footer", () => {
  const code = orphanCode(bare("About us", "<p>We fire pots in the kiln of our forest since 1998.</p>"), "/about");
  expect(code).toBe(
    '<!-- in the menu or footer that all pages share -->\n<a href="https://shop.example/about">About us</a>',
  );
});

test("no link is put behind an entry of a list", () => {
  const text = `<p>${"Ash glaze comes from the forest kiln. ".repeat(40)}</p>`;
  const code = orphanCode(bare("Ash glaze of the forest", text), "/ash-glaze-of-the-forest");
  expect(code).toContain("on https://shop.example/glaze");
  expect(code).not.toContain("behind the paragraph that begins “Ash glaze is what");
});

test("a list without entries is sent to no page of the same name", () => {
  const pager =
    '<ul><li><a href="#">Newer entries of this list</a></li><li><a href="#">Older entries of this list</a></li></ul><p>Copyright</p>';
  const list = (title: string): string => bare(title, pager).replace("<p>Hand made from clay.</p>", "");
  const text = `<p>${"Ash glaze comes from the forest kiln. ".repeat(9)}</p>`;
  const rest = ["a", "b", "c"].map((name) => [`/${name}`, bare(name, text)] as const);
  const code = actionOf("empty-pages", {
    pages: {
      "/": bare("Kiln", links(["/glaze", "/a", "/b", "/c"])),
      "/glaze": bare("Glaze", text),
      ...Object.fromEntries(rest),
      "/tags/": list("Tags"),
      "/tags/glaze/": list("Glaze"),
      "/tags/oven/": list("Oven"),
    },
    sitemap: ["/", "/tags/", "/tags/glaze/", "/tags/oven/"],
  })?.implementation;
  expect(code).toContain('/tags/glaze/,"switch it off');
  expect(code).not.toContain("redirect");
});

test("an empty page that links lead to is not deleted", () => {
  const text = `<p>${"Ash glaze comes from the forest kiln. ".repeat(9)}</p>`;
  const empty = bare("Felt", "").replace("<p>Hand made from clay.</p>", "");
  const action = actionOf("empty-pages", {
    pages: {
      "/": bare("Kiln", text + links(["/a", "/b", "/c", "/felt"])),
      ...Object.fromEntries(["a", "b", "c"].map((name) => [`/${name}`, bare(name, text)] as const)),
      "/felt": empty,
    },
  });
  expect(action?.title).toContain("or lead the links to it elsewhere");
  expect(action?.solution).toContain("Don't delete a page as long as links lead to it");
});
