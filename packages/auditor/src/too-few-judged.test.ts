import type { PageFacts } from "@audit/facts";
import { rules, unknown, type Verdict } from "@audit/rules";
import { pageOf, siteOf, type SiteCase } from "@audit/testkit";
import { describe, expect, test } from "vitest";
import { createJudge } from "./judge.ts";
import type { Judgement } from "./judgement.ts";

const text = (path: string): string => `<p>${`Tents of ${path} stand in any wind. `.repeat(12)}</p>`;
const page = (path: string, head = ""): string =>
  `<html lang="en"><head><title>Tents ${path} for two</title>${head}</head><h1>Tents ${path}</h1>${text(path)}`;

function judged(given: SiteCase): Judgement {
  const judge = createJudge(rules);
  for (const [path, html] of Object.entries(given.pages))
    judge.page(pageOf({ ...(typeof html === "string" ? { html } : html), url: `https://shop.example${path}` }));
  return judge.finish(siteOf(given));
}

const paths = Array.from({ length: 9 }, (_, index) => `/t${index}`);
const naming = (canonical: (path: string) => string): SiteCase => ({
  pages: {
    "/": page("/"),
    ...Object.fromEntries(
      paths.map((path) => [`${path}.html`, page(path, `<link rel="canonical" href="${canonical(path)}">`)]),
    ),
  },
});

describe("a check that saw next to nothing", () => {
  test.each(["title-missing", "near-duplicates"])("has not passed, and says why: %s", (rule) => {
    const { passed, findings } = judged(naming((path) => `/all${path}`));
    expect(passed).not.toContain(rule);
    expect(findings.find((finding) => finding.rule === rule)).toMatchObject({
      verdict: "unknown",
      reason: "9 of 10 pages name another address as canonical, which was not read, and were not judged.",
    });
  });

  test("has passed where most pages were judged, and where it is about addresses", () => {
    const { passed } = judged(naming((path) => path));
    expect(passed).toEqual(expect.arrayContaining(["title-missing", "near-duplicates"]));
    expect(judged(naming((path) => `/all${path}`)).passed).toContain("noindex-on-important-page");
  });

  test("has not passed where it could not tell on most pages", () => {
    const titles = rules.find(({ id }) => id === "title-missing");
    if (titles?.scope !== "page") throw new Error("title-missing is a rule over pages");
    const given = naming((path) => path);
    const dark = (facts: PageFacts): Verdict => (facts.url.endsWith("/") ? titles.judge(facts) : unknown("No light."));
    const judge = createJudge([{ ...titles, judge: dark }]);
    for (const [path, html] of Object.entries(given.pages))
      judge.page(
        pageOf({ html: typeof html === "string" ? html : (html.html ?? ""), url: `https://shop.example${path}` }),
      );
    const [finding] = judge.finish(siteOf(given)).findings;
    expect(finding).toMatchObject({ verdict: "unknown", count: 9 });
    expect(finding?.reason).toBe("On 9 of 10 pages this could not be told. No light.");
  });
});
