import type { EvidenceValue, Finding } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { findingOf, planOf, viewOf } from "../testing/plan-case.ts";
import { madeShop } from "../testing/made-shop.ts";
import { withoutCovered } from "./covered.ts";
import { findCauses } from "./find-causes.ts";
import { withSharedSettings } from "./shared-setting.ts";

const view = viewOf(madeShop());
const PLACES = ["/", "/c/mugs", "/p/sand-mug", "/about"];

const seen = (rule: string, saw: Readonly<Record<string, EvidenceValue>>, more: Partial<Finding> = {}): Finding => ({
  ...findingOf(rule, [], { fixKind: "meta", title: `${rule} is wrong`, ...more }),
  pages: Object.entries(saw).map(([path, value]) => ({
    url: new URL(path, "https://shop.example").href,
    evidence: { at: "page", saw: value },
  })),
});

const of = (value: (path: string) => EvidenceValue, paths = PLACES) =>
  Object.fromEntries(paths.map((path) => [path, value(path)]));

describe("one thing seen in several templates", () => {
  test("is one cause of the layout: a title that all pages share", () => {
    const same = seen(
      "title-duplicate",
      of(() => ({ text: "Acme", pages: 4 })),
    );
    expect(findCauses(same, view).map(({ scope, faults }) => [scope, faults.length])).toEqual([["layout", 4]]);
  });

  test("is one cause of the layout where most templates lack the mark of the main content", () => {
    const some = of(() => ({ main: 0 }), PLACES.slice(0, 3));
    const found = findCauses(seen("a11y-landmarks", some, { fixKind: "template" }), view);
    expect(found.map(({ scope, faults }) => [scope, faults.length])).toEqual([["layout", 3]]);
  });

  test("is no fault of the layout where each shows something else", () => {
    const own = seen(
      "title-duplicate",
      of((path) => ({ text: `Acme ${path}`, pages: 2 })),
    );
    expect(findCauses(own, view).map(({ scope, template }) => [scope, template])).toEqual([["group", "pages"]]);
  });

  test("is one cause of two templates: the menu's pictures, written with other addresses", () => {
    const saw = (path: string): EvidenceValue => [{ src: path === "/" ? "img/menu.jpg" : "../img/menu.jpg" }];
    const [cause, ...others] = findCauses(seen("img-dimensions-missing", of(saw, ["/", "/p/sand-mug"])), view);
    expect(others).toEqual([]);
    expect(cause).toMatchObject({ scope: "group", faults: [{}, {}] });
  });
});

describe("addresses that an export made relative", () => {
  const relative = [
    seen("hreflang-relative", { "/": [{ hreflang: "fr", href: "./fr/index.html" }] }),
    seen("breadcrumb-invalid", { "/about": [{ at: "json-ld", step: 1, fault: 'address ".//" is not a full one' }] }),
    seen("broken-internal-links", { "/about//login/": { status: 404 }, "/gone": { status: 404 } }),
  ];

  test("are one task that names what it ends; a link that is dead for another reason keeps its own", () => {
    const left = withSharedSettings(withoutCovered(relative));
    expect(
      left.map(({ finding: { rule, pages }, heals }) => [rule, pages.length, heals.map(({ title }) => title)]),
    ).toEqual([
      ["hreflang-relative", 1, ["breadcrumb-invalid is wrong"]],
      ["broken-internal-links", 1, []],
    ]);
  });

  test("are no setting when only one or two places show them", () => {
    expect(withSharedSettings(withoutCovered(relative.slice(0, 2)))).toHaveLength(2);
  });

  test("are one setting where two rules see them on many pages, as grave as the graver of them", () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/p/${at}`);
    const data = seen(
      "schema-value-format",
      Object.fromEntries(paths.map((path) => [path, [{ property: "url", value: "/p" }]])),
    );
    const pictures = seen("og-image-broken", Object.fromEntries(paths.map((path) => [path, { image: "“/p.jpg”" }])));
    const left = withSharedSettings(withoutCovered([data, { ...pictures, severity: "high" }]));
    expect(left.map(({ finding }) => [finding.rule, finding.severity])).toEqual([["schema-value-format", "high"]]);
  });
});

describe("what one change ends", () => {
  const healed = (findings: readonly Finding[]) =>
    withSharedSettings(withoutCovered(findings)).map(({ finding, heals }) => [
      finding.rule,
      heals.map(({ rule, urls }) => [rule, urls.length]),
    ]);
  const on = (rule: string, paths: readonly string[]): Finding =>
    seen(
      rule,
      of(() => null, [...paths]),
    );

  test("is one task where a template's block of product data lacks several values on the same pages", () => {
    const pages = ["/p/sand-mug", "/p/moss-mug"];
    expect(healed([on("product-brand-missing", pages), on("product-image-missing", pages)])).toEqual([
      ["product-image-missing", [["product-brand-missing", 2]]],
    ]);
    expect(healed([on("product-brand-missing", pages.slice(0, 1)), on("product-image-missing", pages)])).toEqual([
      ["product-brand-missing", []],
      ["product-image-missing", []],
    ]);
  });

  test("is one task where scripts bring text, links and prices", () => {
    expect(
      healed([on("js-h1-changed", ["/about"]), on("links-only-after-js", ["/"]), on("js-main-content-missing", ["/"])]),
    ).toEqual([
      [
        "js-main-content-missing",
        [
          ["links-only-after-js", 1],
          ["js-h1-changed", 1],
        ],
      ],
    ]);
  });

  test("is told by the nearest of those that see enough of it", () => {
    const everywhere = seen(
      "list-filled-by-scripts",
      of(() => ({ headings: ["Best"], places: ["best-grid"], beside: false }), [...PLACES]),
    );
    expect(healed([everywhere, on("js-main-content-missing", ["/"])])).toEqual([
      ["list-filled-by-scripts", [["js-main-content-missing", 1]]],
    ]);
    expect(healed([everywhere, on("js-main-content-missing", PLACES.slice(0, 2))])).toEqual([
      ["js-main-content-missing", [["list-filled-by-scripts", 4]]],
    ]);
    const orphan = seen("orphan-pages", { "/p/sand-mug": { linkingPages: 0, kind: "product", knownFrom: "sitemap" } });
    expect(healed([everywhere, orphan])).toEqual([["orphan-pages", [["list-filled-by-scripts", 4]]]]);
  });

  test("is one task where links and sitemap name addresses without the slash that the server wants", () => {
    const moved = { "/about": { status: 301, redirectTo: "https://shop.example/about/" } };
    const linked = seen("internal-links-to-redirects", moved);
    const links = {
      ...linked,
      pages: linked.pages.map((fault) => ({
        ...fault,
        evidence: { ...fault.evidence, expected: "https://shop.example/about/" },
      })),
    };
    expect(healed([seen("sitemap-non-200", moved), links])).toEqual([
      ["internal-links-to-redirects", [["sitemap-non-200", 1]]],
    ]);
    const elsewhere = { "/about": { status: 301, redirectTo: "https://shop.example/who" } };
    expect(healed([seen("sitemap-non-200", elsewhere), links])).toHaveLength(2);
  });
});

describe("what a browser saw on one page of a template", () => {
  const site = madeShop();
  const shown = viewOf(site);
  const sampled = {
    ...shown,
    site: { ...shown.site, rendering: { ...shown.site.rendering, pages: [runOf("/p/sand-mug")] } },
  };

  function runOf(path: string) {
    // Only the address is read here.
    return { url: new URL(path, "https://shop.example").href } as (typeof shown.site.rendering.pages)[number];
  }

  test("stands for all pages made alike, and says how many were looked at", () => {
    const [cause] = findCauses(seen("cwv-cls", { "/p/sand-mug": { shift: 0.2 } }, { fixKind: "template" }), sampled);
    expect(cause).toMatchObject({ sampled: 1, template: "product:/p/*" });
    expect(cause!.outOf).toBeGreaterThan(1);
  });

  test("stands for no others among pages that are few of their kind", () => {
    const others = {
      ...sampled,
      site: { ...sampled.site, rendering: { ...sampled.site.rendering, pages: [runOf("/about")] } },
    };
    const [cause] = findCauses(seen("cwv-cls", { "/about": { shift: 0.2 } }, { fixKind: "template" }), others);
    expect(cause).toMatchObject({ sampled: 1, template: "other-pages", outOf: 1 });
  });
});

test("a task names the findings that end with it", () => {
  const plan = planOf(madeShop(), (judgement) => ({
    ...judgement,
    findings: [
      seen("og-missing", { "/": null }),
      seen("twitter-card-missing", { "/": null }, { title: "No card for X" }),
    ],
  }));
  const faults = plan.actions.filter(({ type }) => type === "fault");
  expect(faults.map(({ rule }) => rule)).toEqual(["og-missing"]);
  expect(faults[0]!.problem).toContain("Done with it: “No card for X”.");
});
