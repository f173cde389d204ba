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

  test("what the layout itself writes is its fault, on however few pages, when every page at fault shows it", () => {
    const some = ["/", "/c/mugs", "/p/sand-mug"];
    const scopeOf = (...regions: readonly string[]): string | undefined => {
      const pages = some.map((path, index) => ({
        url: `https://shop.example${path}`,
        evidence: { at: "h1", saw: { first: [{ region: regions[index] ?? "" }] } },
      }));
      return findCauses(findingOf("h1-multiple", some, { pages, share: some.length / everything.length }), view)[0]
        ?.scope;
    };
    expect(scopeOf("header", "header", "header")).toBe("layout");
    expect(scopeOf("header", "main", "header")).toBe("group");
  });

  test("a fault of the layout is out of the pages that were judged", () => {
    const outOf = (share: number): number | undefined =>
      findCauses(findingOf("viewport-missing", everything, { share }), view)[0]?.outOf;
    expect(outOf(1)).toBe(everything.length);
    expect(outOf(everything.length / (everything.length + 1))).toBe(everything.length);
    expect(outOf(everything.length / 1000)).toBe(everything.length);
  });

  test("of one address the faults come by what was seen", () => {
    const fault = (saw: string) => ({ url: "https://shop.example/p/sand-mug", evidence: { at: "img", saw } });
    const [a, b, c] = [fault("a"), fault("b"), fault("c")];
    const orderOf = (...pages: readonly (typeof a)[]) =>
      findCauses(findingOf("img-dimensions-missing", [], { pages, count: pages.length }), view)[0]?.faults;
    expect(orderOf(b, c, a)).toEqual([a, b, c]);
    expect(orderOf(c, b, a)).toEqual([a, b, c]);
  });
});
