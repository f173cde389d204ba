import type { EvidenceValue } from "@audit/rules";
import { describe, expect, test } from "vitest";
import { findingOf } from "../testing/plan-case.ts";
import { withoutCovered } from "./covered.ts";

const left = (...findings: Parameters<typeof withoutCovered>[0]) =>
  withoutCovered(findings).map(({ finding, whole }) => [finding.rule, finding.pages.length, whole.pages.length]);

describe("faults that another task mends on the way", () => {
  test("leave the plan page by page, and the whole finding stays known", () => {
    expect(
      left(findingOf("canonical-missing", ["/", "/index.html"]), findingOf("exact-duplicates", ["/index.html"])),
    ).toEqual([
      ["canonical-missing", 1, 2],
      ["exact-duplicates", 1, 1],
    ]);
  });

  test("of a list's sorted copies end with the canonical that the list lacks", () => {
    const sorted = findingOf("sort-params-indexable", ["/mugs?sort=price"]);
    expect(left(findingOf("canonical-missing", ["/mugs"]), sorted)).toEqual([["canonical-missing", 1, 1]]);
    expect(left(findingOf("canonical-missing", ["/cups"]), sorted)).toHaveLength(2);
  });

  test("of addresses with a double slash are redirected with the links that lead there", () => {
    const saw = { links: 1, examples: [{ href: "https://shop.example//mugs", text: "Mugs" }] };
    const evidence = { at: "a[href]", saw };
    const links = {
      ...findingOf("internal-link-double-slash", []),
      pages: [{ url: "https://shop.example/", evidence }],
    };
    expect(left(links, findingOf("url-double-slash", ["//mugs"]))).toEqual([["internal-link-double-slash", 1, 1]]);
  });

  test("of the whole site end with the pages' own: entries of the sitemap with the pages that nothing links to", () => {
    const listed = findingOf("sitemap-orphans", ["/"], { scope: "site" });
    const seen = { at: "internal links", saw: { linkingPages: 0, kind: "other", knownFrom: "sitemap" } };
    const orphan = { ...findingOf("orphan-pages", []), pages: [{ url: "https://shop.example/lost", evidence: seen }] };
    expect(left(listed, orphan)).toEqual([["orphan-pages", 1, 1]]);
    expect(left(listed)).toEqual([["sitemap-orphans", 1, 1]]);
  });

  test("keep their task where the other repair leaves them: an unknown kind of card stays unknown", () => {
    const card = (saw: Record<string, string | string[]>) => ({
      ...findingOf("twitter-card-incomplete", ["/"]),
      pages: [{ url: "https://shop.example/", evidence: { at: "head", saw } }],
    });
    const preview = findingOf("og-incomplete", ["/"]);
    expect(left(card({ card: "summary_large_image", missing: ["image"] }), preview)).toHaveLength(1);
    expect(left(card({ card: "huge" }), preview)).toHaveLength(2);
  });

  test("ask for profiles once, not in two tasks", () => {
    const rules = ["social-profiles-missing", "org-schema-missing"];
    expect(left(...rules.map((rule) => findingOf(rule, ["/"])))).toEqual([["org-schema-missing", 1, 1]]);
  });

  test("end with the one setting that makes a site name addresses which its server forwards", () => {
    const version = (url: string) => [{ hreflang: "en", url, problem: "answers 301" }];
    const fault = (path: string, saw: EvidenceValue) => ({
      url: `https://shop.example${path}`,
      evidence: { at: "page", saw },
    });
    const detour = { canonical: "https://shop.example/blog", status: 301, redirectTo: "https://shop.example/blog/" };
    const gone = { canonical: "https://shop.example/old", status: 404 };
    const named = (rule: string, ...pages: ReturnType<typeof fault>[]) => ({ ...findingOf(rule, []), pages });
    const others = [
      named("sitemap-non-200", fault("/blog", { status: 301 }), fault("/old", { status: 404 })),
      named("internal-links-to-redirects", fault("/blog", { status: 301 })),
      named(
        "hreflang-to-non-200",
        fault("/blog/", version("https://shop.example/blog")),
        fault("/news/", version("https://shop.example/news")),
      ),
    ];
    expect(left(named("canonical-to-non-200", fault("/blog/", detour)), ...others)).toEqual([
      ["canonical-to-non-200", 1, 1],
      ["sitemap-non-200", 1, 2],
      ["hreflang-to-non-200", 1, 2],
    ]);
    expect(left(named("canonical-to-non-200", fault("/blog/", gone)), ...others)).toHaveLength(4);
  });

  test("of a forwarding page end with the broken link that it is", () => {
    const target = "https://shop.example/gone";
    const page = { url: "https://shop.example/old", evidence: { at: "meta", saw: { seconds: 0, target } } };
    const refresh = { ...findingOf("meta-refresh-redirect", []), pages: [page] };
    expect(left(refresh, findingOf("broken-internal-links", ["/gone"]))).toHaveLength(1);
    expect(left(refresh, findingOf("broken-internal-links", ["/elsewhere"]))).toHaveLength(2);
  });
});

test("a dead address that only stands in a misspelled link ends with the link", () => {
  const examples = [
    { href: "www.maker.example/x", anchor: "The maker", region: "main", meant: "https://www.maker.example/x" },
  ];
  const misspelled = {
    ...findingOf("links-malformed", []),
    pages: [{ url: "https://shop.example/oil", evidence: { at: "a[href]", saw: { links: 1, examples } } }],
  };
  expect(left(findingOf("broken-internal-links", ["/www.maker.example/x"]), misspelled)).toHaveLength(1);
  expect(left(findingOf("broken-internal-links", ["/gone"]), misspelled)).toHaveLength(2);
});

test("one description on many pages ends being too short on all of them, whichever a rule on duplicates names", () => {
  const one = (rule: string, path: string, saw: Record<string, string | number>) => ({
    ...findingOf(rule, []),
    pages: [{ url: `https://shop.example${path}`, evidence: { at: "head", saw } }],
  });
  const duplicate = one("description-duplicate", "/a", { text: "A shop", pages: 9 });
  expect(left(one("description-length", "/copy", { description: "A shop" }), duplicate)).toHaveLength(1);
  expect(left(one("description-length", "/copy", { description: "Mugs" }), duplicate)).toHaveLength(2);
});

test("a final slash alone makes scripts change no address", () => {
  const changed = (sent: string, after: string) => ({
    ...findingOf("js-canonical-changed", []),
    pages: [
      { url: "https://shop.example/blog/", evidence: { at: "both", saw: { asSent: [sent], afterScripts: [after] } } },
    ],
  });
  const detour = {
    ...findingOf("canonical-to-non-200", []),
    pages: [
      {
        url: "https://shop.example/blog/",
        evidence: {
          at: "head",
          saw: { canonical: "https://shop.example/blog", redirectTo: "https://shop.example/blog/" },
        },
      },
    ],
  };
  expect(left(changed("https://shop.example/blog", "https://shop.example/blog/"), detour)).toHaveLength(1);
  expect(left(changed("https://shop.example/blog", "https://other.example/blog/"), detour)).toHaveLength(2);
});

test("scripts that are small once they are compressed have no task beside the one that compresses them", () => {
  const scripts = (rule: string, scriptBytes: number) => ({
    ...findingOf(rule, []),
    pages: [{ url: "https://shop.example/", evidence: { at: "lab", saw: { scriptBytes, unusedPercent: 76 } } }],
  });
  const uncompressed = findingOf("no-compression", ["/"]);
  expect(left(scripts("unused-js", 214_000), scripts("js-bundle-heavy", 400_000), uncompressed)).toHaveLength(1);
  expect(left(scripts("unused-js", 900_000), scripts("js-bundle-heavy", 1_100_000), uncompressed)).toHaveLength(2);
});

test("a page that is to be merged or deleted is neither linked more nor described", () => {
  const uncovered = withoutCovered([
    findingOf("sample-content-live", ["/hello-world", "/"]),
    findingOf("doorway-locations", ["/town-a", "/town-b"]),
    findingOf("weak-internal-links", ["/hello-world", "/town-a", "/mug"]),
    findingOf("description-missing", ["/hello-world", "/", "/mug"]),
  ]);
  const pagesOf = (rule: string) =>
    uncovered.find(({ finding }) => finding.rule === rule)?.finding.pages.map(({ url }) => new URL(url).pathname);
  expect(pagesOf("weak-internal-links")).toEqual(["/mug"]);
  expect(pagesOf("description-missing")).toEqual(["/", "/mug"]);
});
