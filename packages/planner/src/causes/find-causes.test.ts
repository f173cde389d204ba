import { describe, expect, test } from "vitest";
import { findingOf, viewOf } from "../testing/plan-case.ts";
import { madeShop } from "../testing/made-shop.ts";
import { findCauses } from "./find-causes.ts";

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

  test("words that each page needs for itself are one task with all its pages, the best first", () => {
    const [cause, ...others] = findCauses(findingOf("description-missing", everything, { fixKind: "meta" }), view);
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ scope: "group", template: "pages", kind: null, outOf: everything.length });
    expect(cause!.faults).toHaveLength(everything.length);
    expect(cause!.faults[0]!.url).toBe("https://shop.example/");
  });

  test("a fault on some pages of each template is no layout fault", () => {
    const some = ["/", "/c/mugs", ...products.slice(0, 2), "/about"];
    const finding = findingOf("viewport-missing", some, { share: some.length / everything.length });
    expect(findCauses(finding, view).map(({ scope }) => scope)).toEqual(["group"]);
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

  test("what was told from pages as they are sent is not said of a browser", () => {
    const [cause] = findCauses(findingOf("lcp-image-lazy", products.slice(0, 3), { fixKind: "template" }), view);
    expect(cause?.sampled).toBeUndefined();
  });

  test("the order of the pages does not matter", () => {
    const finding = findingOf("description-missing", everything, { fixKind: "meta" });
    const turned = { ...finding, pages: finding.pages.toReversed() };
    const byTemplate = (given: typeof finding) =>
      new Map(findCauses(given, view).map((cause) => [cause.template, cause.faults]));
    expect(byTemplate(turned)).toEqual(byTemplate(finding));
  });
});
