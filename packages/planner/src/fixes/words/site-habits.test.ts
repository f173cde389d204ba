import { heading } from "@audit/rules/fixes/words/headings";
import { proposeDescription } from "@audit/rules/fixes/words/description-proposal";
import { proposeTitle } from "@audit/rules/fixes/words/title-proposal";
import { asFix, printFix } from "@audit/rules/fixes/patches/fix";
import { isHouseBrand } from "@audit/rules/view/house-brand";
import { pageName } from "@audit/rules/view/page-name";
import { expect, test } from "vitest";
import { pageHtml } from "../../testing/made-shop.ts";
import { causeOf, findingOf, viewOf } from "../../testing/plan-case.ts";

const NAMES = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak"];
const at = (path: string): string => `https://shop.example${path}`;
const shopOf = (pageOf: (name: string) => string, more: Record<string, string> = {}) =>
  viewOf({
    pages: {
      "/": pageHtml({ title: "Kiln" }),
      ...Object.fromEntries(NAMES.map((name) => [`/${name.toLowerCase()}`, pageOf(name)])),
      ...more,
    },
  });

const bowl = (name: string, brand: string): string =>
  pageHtml({
    title: `${name} bowl | Килн`,
    h1: `${name} bowl`,
    main: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"${name} bowl","brand":"${brand}"}</script><p class="price">€ 9.00</p><button>Add to cart</button>`,
  });

test("a title ends as the site's titles do and leaves out the brand of the house, in whichever script", () => {
  const view = shopOf((name) => bowl(name, "Kiln Works"));
  expect(isHouseBrand("Kiln Works", view)).toBe(true);
  expect(proposeTitle(view.pageAt(at("/ash"))!, view)).toBe("Ash bowl | Килн");
  const brands = shopOf((name) => bowl(name, `Maker ${name}`));
  expect(proposeTitle(brands.pageAt(at("/ash"))!, brands)).toContain("Maker Ash");
});

test("a name in capitals is said in the page's own case", () => {
  const view = shopOf((name) =>
    pageHtml({ title: `${name} bowls of wood`, h1: `${name.toUpperCase()} BOWLS OF WOOD`, main: "<p>By hand.</p>" }),
  );
  expect(pageName(view.pageAt(at("/cedar"))!, view)).toBe("Cedar bowls of wood");
});

const NAMED = `<meta property="og:site_name" content="Kiln">`;
const untitled = (main: string): string => pageHtml({ title: "Kiln", h1: null, main });
const headingsOf = (view: ReturnType<typeof shopOf>, paths: readonly string[]): string =>
  printFix(asFix(heading(causeOf(findingOf("h1-missing", paths), view), view))) ?? "";

test("pages that show their name in a lower rank get it raised in the template", () => {
  const view = shopOf((name) => untitled(`<h2>${name} bowls</h2><p>Turned by hand.</p>`));
  const paths = NAMES.map((name) => `/${name.toLowerCase()}`);
  expect(headingsOf(view, paths)).toContain("in the template: the h2 that shows the page's own title becomes an h1");
});

test("a start page is not headed by its word for start page", () => {
  const view = viewOf({
    pages: { "/": pageHtml({ title: "Forsiden | Kiln", h1: null, head: NAMED, main: "<p>Skåle.</p>" }) },
  });
  expect(headingsOf(view, ["/"])).not.toContain("<h1>Forsiden");
});

test("the first of several headings names a page only where its address speaks of the same", () => {
  const view = shopOf((name) => untitled(`<h2>${name} bowls</h2><h2>Care of ${name}</h2>`), {
    "/needles": untitled("<h2>Swollen feet</h2><h2>Sore backs</h2>"),
  });
  expect(pageName(view.pageAt(at("/oak"))!, view)).toBe("Oak bowls");
  expect(pageName(view.pageAt(at("/needles"))!, view)).toBeNull();
});

test("a description leaves out the question that leads over to what comes next", () => {
  const text = "Every bowl is turned from one piece of wood by hand and oiled twice. Can't find your size?";
  const view = shopOf((name) => pageHtml({ title: `${name} bowls`, main: `<p>${name}: ${text}</p>` }));
  expect(proposeDescription(view.pageAt(at("/elm"))!, view, true)).not.toContain("?");
});
