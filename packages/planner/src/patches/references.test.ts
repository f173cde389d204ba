import { rules } from "@audit/rules";
import { expect, test } from "vitest";
import type { PlannedAction } from "../action.ts";
import { planOf } from "../testing/plan-case.ts";
import { failingCases, siteOfCase } from "../testing/rule-sites.ts";

/** Areas whose tasks change the same places of a page. */
const AREAS: ReadonlySet<string> = new Set(["links", "organization"]);
const CASES_OF_EACH = 9;

const REFERENCE = /^(?:<!-- |# )(?:in the )?(?:the )?(.*?)(?: markup of this page)?: .*stands in the task “(.*)”/gm;

/** What an action sends to another for: the place, and the other's title. */
const sent = ({ implementation }: PlannedAction): readonly (readonly [string, string])[] =>
  [...(implementation ?? "").matchAll(REFERENCE)].map(([, place = "", title = ""]) => [place, title]);

test("each reference names a task of the plan that changes the same place of the same page", async () => {
  const seen: string[] = [];
  for (const rule of rules.filter(({ area }) => AREAS.has(area))) {
    for (const given of (await failingCases(rule.id)).slice(0, CASES_OF_EACH)) {
      const { actions } = planOf(siteOfCase(rule, given));
      for (const action of actions) {
        for (const [place, title] of sent(action)) {
          const owner = actions.find((one) => one.title === title);
          expect(owner, `${action.title}: ${place} in ${title}`).toBeDefined();
          const urls = new Set(action.affected.urls);
          const holds = owner?.patches.some(({ op, key, url }) => `${op} ${key}`.includes(place) && urls.has(url));
          expect.soft(holds, `${action.title}: ${place} in ${title}`).toBe(true);
          seen.push(place);
        }
      }
    }
  }
  expect(seen.length).toBeGreaterThan(0);
}, 120_000);

test("no line of code is an arrow from nothing", async () => {
  for (const rule of rules.filter(({ area }) => area === "sitemaps" || area === "indexability")) {
    for (const given of (await failingCases(rule.id)).slice(0, CASES_OF_EACH)) {
      const codes = planOf(siteOfCase(rule, given)).actions.map(({ implementation }) => implementation ?? "");
      expect(codes.filter((code) => /^#.*(?::\s*->|[^-]->\s*(?:\(|$))/m.test(code))).toEqual([]);
    }
  }
}, 120_000);
