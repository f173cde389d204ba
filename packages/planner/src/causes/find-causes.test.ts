import type { SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { madeShop, pageHtml } from "../testing/made-shop.ts";
import { findCauses } from "./find-causes.ts";
import { importantPages } from "./important-pages.ts";

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

  test("are made for the ten best of a group that is too large to be worked off at once", () => {
    const large = viewOf(many);
    const [cause] = findCauses(findingOf("title-missing", paths, { fixKind: "meta" }), large);
    const pages = importantPages(cause!, large);
    expect(pages.map(({ scope }) => scope)).toEqual(Array(10).fill("page"));
    expect(pages.map(({ faults }) => faults[0]!.url)).toEqual(cause!.faults.slice(0, 10).map(({ url }) => url));
  });

  test.each([
    ["one edit mends all", findingOf("viewport-missing", paths)],
    ["the group's own task shows every text", findingOf("title-missing", paths.slice(0, 20), { fixKind: "meta" })],
    ["the template lacks the data", findingOf("offer-price-missing", paths, { fixKind: "json-ld" })],
    ["nobody would miss it", findingOf("title-missing", paths, { fixKind: "meta", severity: "low" })],
  ])("are not made where %s", (_why, finding) => {
    const large = viewOf(many);
    expect(findCauses(finding, large).flatMap((cause) => importantPages(cause, large))).toEqual([]);
  });

  test("are made for data that few pages of a template lack", () => {
    const large = viewOf(many);
    const few = findingOf("offer-price-missing", paths.slice(0, 12), { fixKind: "json-ld", share: 0.2 });
    expect(findCauses(few, large).flatMap((cause) => importantPages(cause, large))).toHaveLength(10);
  });
});
