import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { madeShop, pageHtml } from "../testing/made-shop.ts";
import { findCauses } from "./find-causes.ts";
import { importantPages, mostImportant } from "./important-pages.ts";

const view = viewOf(madeShop());
const products = Object.keys(madeShop().pages).filter((path) => path.startsWith("/p/"));
const everything = Object.keys(madeShop().pages).filter((path) => !path.startsWith("/old/"));

describe("causes of a finding", () => {
  test("pages of one template are one cause that knows how many there are", () => {
    const [cause, ...others] = findCauses(
      findingOf("some-product-rule", products.slice(0, 3), { fixKind: "json-ld" }),
      view,
    );
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ scope: "group", template: "product:/p/*", kind: "product", outOf: products.length });
    expect(cause!.faults).toHaveLength(3);
  });

  test("a fault on nearly all templates alike is one cause of the layout", () => {
    const causes = findCauses(findingOf("viewport-missing", everything), view);
    expect(causes.map(({ scope, template }) => [scope, template])).toEqual([["layout", "layout"]]);
  });

  test("words that each page needs for itself stay with their templates", () => {
    const causes = findCauses(findingOf("description-missing", everything, { fixKind: "meta" }), view);
    expect(causes.map(({ template }) => template).toSorted()).toEqual([
      "category:/c/*",
      "home:/",
      "other-pages",
      "product:/p/*",
    ]);
  });

  test("a fault on some pages of each template is no layout fault", () => {
    const some = ["/", "/c/mugs", ...products.slice(0, 2), "/about"];
    const finding = findingOf("viewport-missing", some, { share: some.length / everything.length });
    expect(findCauses(finding, view).map(({ scope }) => scope)).toEqual(["group", "group", "group", "group"]);
  });

  test("addresses that are no pages form a cause of their own", () => {
    const causes = findCauses(
      findingOf("nofollow-internal-links", ["/p/sand-mug", "/old/moss-mug", "/never-fetched"]),
      view,
    );
    expect(causes.map(({ template, faults }) => [template, faults.length])).toEqual([
      ["product:/p/*", 1],
      ["addresses", 2],
    ]);
  });

  test.each(["config", "robots", "sitemap", "redirect", "info"] as const)(
    "a %s fault is mended once for all pages",
    (fixKind) => {
      const causes = findCauses(findingOf("no-compression", everything, { fixKind }), view);
      expect(causes.map(({ template, faults }) => [template, faults.length])).toEqual([["site", everything.length]]);
    },
  );

  test("the order of the pages does not matter", () => {
    const finding = findingOf("description-missing", everything, { fixKind: "meta" });
    const turned = { ...finding, pages: finding.pages.toReversed() };
    const byTemplate = (given: typeof finding) =>
      new Map(findCauses(given, view).map((cause) => [cause.template, cause.faults]));
    expect(byTemplate(turned)).toEqual(byTemplate(finding));
  });
});

describe("actions of single pages", () => {
  const many: SiteCase = {
    pages: {
      "/": pageHtml({}),
      ...Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `/p/${index}`,
          pageHtml({ main: "<button>Add to cart</button><p>€ 5.00</p>" }),
        ]),
      ),
    },
  };
  const paths = Object.keys(many.pages).slice(1);

  test("are made for the best tenth of the site, but for pages whose code stands in the group's own task", () => {
    const large = viewOf(many);
    const important = mostImportant(large);
    expect(important.size).toBe(7);
    const causes = findCauses(findingOf("title-missing", paths, { fixKind: "meta" }), large);
    const pages = causes.flatMap((cause) => importantPages(cause, large, important));
    expect(pages.map(({ scope, faults }) => [scope, faults[0]!.url])).toEqual(
      [...important]
        .filter((url) => url.includes("/p/"))
        .slice(3)
        .map((url) => ["page", url]),
    );
  });

  test("are not made where one edit mends all, nor for a group whose code is shown in full", () => {
    const all = new Set(view.site.pages.map(({ url }) => url));
    const causes = [
      ...findCauses(findingOf("viewport-missing", products), view),
      ...findCauses(findingOf("title-missing", ["/p/sand-mug", "/p/moss-mug"], { fixKind: "meta" }), view),
    ];
    expect(causes.flatMap((cause) => importantPages(cause, view, all))).toEqual([]);
  });
});
