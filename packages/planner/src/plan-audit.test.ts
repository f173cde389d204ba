import type { Judgement } from "@audit/auditor";
import { propertyRuns } from "@audit/testkit/test-seed";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { madeShop, pageHtml } from "./testing/made-shop.ts";
import { planOf } from "./testing/plan-case.ts";

const shop = planOf(madeShop());

describe("the plan of a made shop", () => {
  test("holds the planted faults, the most worthwhile first", () => {
    const planted = [
      "ai-search-bots-blocked",
      "product-schema-missing",
      "noindex-on-important-page",
      "description-missing",
      "broken-internal-links",
    ];
    const found = shop.actions.filter(({ rule }) => planted.includes(rule));
    expect(found.map(({ rule, title }) => [rule, title])).toEqual([
      ["ai-search-bots-blocked", "Let AI search engines read your shop"],
      ["product-schema-missing", "Add Product structured data to 7 product pages, so Google can show price and stock"],
      ["broken-internal-links", "Correct the links to 1 address that doesn't exist"],
      [
        "noindex-on-important-page",
        "Remove noindex from the product page “Ink Mug”, so that search engines can list it",
      ],
      ["description-missing", "Write meta descriptions for 7 product pages"],
    ]);
  });

  test("makes the fixes from the shop's own data", () => {
    const codeOf = (rule: string): string => shop.actions.find((action) => action.rule === rule)?.implementation ?? "";
    expect(codeOf("description-missing")).toContain(
      '<meta name="description" content="The Clay Mug is thrown by hand from stoneware in our workshop and glazed in clay.',
    );
    expect(codeOf("product-schema-missing")).toContain('"price": "26.90"');
    expect(codeOf("product-schema-missing")).toContain('"availability": "https://schema.org/InStock"');
    expect(codeOf("broken-internal-links")).toContain(
      "https://shop.example/old/moss-mug\n-> https://shop.example/p/moss-mug\n  on https://shop.example/about",
    );
    expect(codeOf("ai-search-bots-blocked")).toContain("User-agent: PerplexityBot\nDisallow:");
  });

  test("tells the reach in the shop's own numbers and promises none", () => {
    const action = shop.actions.find(({ rule }) => rule === "description-missing")!;
    expect(action.problem).toMatch(/^7(?: of \d+)? product pages/);
    expect(action.businessValue).not.toMatch(/internal links/);
    for (const { businessValue } of shop.actions)
      expect(businessValue).not.toMatch(/revenue|sales will|more traffic|\$\d/i);
  });

  test("fills every field of every action", () => {
    for (const action of shop.actions) {
      expect(action.fingerprint).toMatch(/^[0-9a-f]{16}$/);
      expect(action.evidence.length > 0).toBe(action.type === "fault");
      expect(action.affected.urls.length).toBeGreaterThan(0);
      for (const text of [
        action.title,
        action.businessValue,
        action.problem,
        action.solution,
        action.check,
        action.timeToResult,
      ]) {
        expect(text.length).toBeGreaterThan(5);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(action.timeEstimate).toBeGreaterThan(0);
      expect(action.priority).toBeGreaterThan(0);
      expect(action.tags.length).toBeGreaterThan(0);
    }
  });

  test("ranks by impact, then priority, no fingerprint twice, never more than a hundred [D2-1.2]", () => {
    const impacts = ["high", "medium", "low"];
    const order = shop.actions.map(({ impact, priority }) => [impacts.indexOf(impact), -priority] as const);
    expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(new Set(shop.actions.map(({ fingerprint }) => fingerprint)).size).toBe(shop.actions.length);
    expect(shop.actions.length).toBeLessThanOrEqual(100);
    expect(shop.executiveSummary).toMatch(/^# Executive summary: /);
  });

  test("has a task only for what failed: what holds or could not be told never becomes one", () => {
    planOf(madeShop(), (judgement) => {
      const failed = new Set(judgement.findings.filter(({ verdict }) => verdict === "fail").map(({ rule }) => rule));
      expect(shop.actions.filter(({ type, rule }) => type === "fault" && !failed.has(rule))).toEqual([]);
      expect(judgement.findings.some(({ verdict }) => verdict === "unknown")).toBe(true);
      return judgement;
    });
  });
});

describe("the same site", () => {
  test("gives the same plan every time", () => expect(planOf(madeShop())).toEqual(shop));

  test("gives the same plan whatever the order of findings and their pages", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (keys) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => [keys.next().value as number, item] as const)
            .toSorted((a, b) => a[0] - b[0])
            .map(([, item]) => item);
        const mixed = planOf(madeShop(), (judgement: Judgement) => ({
          ...judgement,
          findings: shuffled(judgement.findings).map((finding) => ({ ...finding, pages: shuffled(finding.pages) })),
        }));
        expect(mixed.actions).toEqual(shop.actions);
        expect(mixed.report).toEqual(shop.report);
      }),
      propertyRuns(5),
    );
  });
});

test("a task keeps its fingerprint when pages are added and evidence changes", () => {
  const given = madeShop();
  const more = {
    ...given,
    pages: {
      ...given.pages,
      "/p/oak-mug": (given.pages["/p/sand-mug"] as string).replaceAll("Sand", "Oak").replaceAll("sand", "oak"),
    },
  };
  const before = new Map(shop.actions.map((action) => [`${action.rule} ${action.template}`, action]));
  const after = planOf(more).actions.find(({ rule }) => rule === "description-missing")!;
  expect(after.affected.count).toBe(8);
  expect(after.fingerprint).toBe(before.get("description-missing product:/p/*")!.fingerprint);
});

test("a site in which nothing failed gets no task and is told so", () => {
  const plan = planOf({ pages: { "/": pageHtml({}) } }, (judgement) => ({ ...judgement, findings: [] }));
  expect(plan.actions).toEqual([]);
  expect(plan.executiveSummary).toContain("There is nothing to repair.");
  expect(plan.report["action_plan.md"]).toContain("No check failed, so there is nothing to do.");
});

test("a site that could not be read is told so, without blame and without a crash", () => {
  const wall = { waf: "challenge" };
  const plan = planOf({
    pages: { "/": { status: 403, html: `<title>Just a moment...</title>${JSON.stringify(wall)}` } },
    notCrawled: [{ reason: "bot-wall", count: 1, examples: ["https://shop.example/"] }],
  });
  expect(plan.executiveSummary).toContain("we could not read a single page of shop.example");
  expect(plan.executiveSummary).toContain("a bot check answered instead of the page");
});

describe("hostile text of a page", () => {
  const attack = `</script><script>alert(1)</script><img src=x onerror=alert(2)> \`\`\`\n# Owned\n[x](javascript:alert(3)) | a | "' -->`;
  const plan = planOf({
    pages: {
      "/": pageHtml({ title: `Home ${attack}`, main: '<a href="/p/1">One</a>' }),
      "/p/1": pageHtml({
        title: attack,
        main: `<p class="price">€ 5.00</p><button>Add to cart</button><p>${attack} ${"and more text about it. ".repeat(5)}</p><img src="/x.jpg" title='${"x"}'>`,
      }),
    },
  });

  test("never ends a script, opens a tag or leaves a code block in the plan", () => {
    const codes = plan.actions.map(({ implementation }) => implementation ?? "");
    expect(codes.filter((code) => /<script>alert|<img src=x/i.test(code))).toEqual([]);
    for (const markdown of Object.values(plan.report)) {
      const outside = markdown.replace(/^(`{3,})\n[\s\S]*?\n\1$/gm, "").replace(/(`+)[^`\n](?:.*?[^`\n])?\1/g, "");
      expect(outside).not.toMatch(/<(script|img|svg)/i);
      expect(outside).not.toMatch(/^# Owned/m);
      expect(outside).not.toMatch(/[^\\]\]\(javascript:/);
    }
  });
});

test("each priority can be reckoned by hand from the numbers that are shown with it", () => {
  for (const { priority, ranking } of planOf(madeShop()).actions) {
    const value = (name: string): number => ranking.find(({ factor }) => factor === name)!.value;
    const sum = (value("severity") * value("reach") * value("page worth") * value("certainty")) / value("effort");
    expect(Math.round(sum * 100) / 100).toBe(priority);
    expect(ranking.every(({ words }) => words.length > 5)).toBe(true);
  }
});

describe("the report files", () => {
  test("each side of the site has a file, which names its tasks by their numbers in the plan", () => {
    const { actions, report } = planOf(madeShop());
    const place = actions.findIndex(({ category }) => category === "schema") + 1;
    expect(report["structured_data.md"]).toContain(`| ${place} | ${actions[place - 1]!.title}`);
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining([
        "technical.md",
        "content.md",
        "structured_data.md",
        "ai_visibility.md",
        "action_plan.md",
      ]),
    );
  });

  test("the summary stays under 300 words and says what the plan costs and how search engines and AI assistants see the site [D2-1.1]", () => {
    const { executiveSummary } = planOf(madeShop());
    expect(executiveSummary.split(/\s+/).length).toBeLessThan(300);
    expect(executiveSummary).toMatch(/Its health is \d+ of 100, its visibility for AI assistants \d+ of 100\./);
    expect(executiveSummary).toMatch(/The plan has \d+ tasks?, together about .+ of work/);
  });

  test("the summary stays short on a site of which much was not read", () => {
    const reasons = ["robots", "limit", "bot-wall", "trap", "error", "off-site"] as const;
    const notCrawled = reasons.map((reason, index) => ({ reason, count: index + 1, examples: [] }));
    const { executiveSummary } = planOf({ ...madeShop(), notCrawled });
    // Signs of markdown are no words.
    expect(executiveSummary.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThan(300);
    expect(executiveSummary).toContain("15 addresses were not read for other reasons");
  });

  test("the same site gives the same plan, five times", () => {
    const plans = Array.from({ length: 5 }, () => JSON.stringify(planOf(madeShop())));
    expect(new Set(plans).size).toBe(1);
  });
});
