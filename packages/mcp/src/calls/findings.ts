import * as calls from "@audit/contract";
import type { Action, Client } from "@audit/contract";
import type { Backend } from "../backend.ts";
import { cutValue, matches, partOf } from "../cut.ts";
import { chosenAudit } from "./choose-audit.ts";

type Findings = Pick<Backend, "findFindings" | "findPages" | "findRules">;

export function findingCalls(call: Client): Findings {
  return {
    findFindings: async (audit, search) => {
      const { data: report } = await call(calls.getReport, { params: { id: await chosenAudit(call, audit) } });
      const found = report.findings
        .filter(({ rule, title, area, locked }) => !locked && matches(search.search, rule, title, area))
        .map(({ rule, title, severity, category, verdict, count, outOf, ...more }) => ({
          rule,
          title,
          severity,
          category,
          verdict,
          count,
          out_of: outOf,
          why: more.why,
          fix: more.fix,
          source: more.source,
          reason: more.reason,
          examples: more.proofs.slice(0, 3).map(presentSeen),
        }));
      return partOf(found, search);
    },
    findPages: async (audit, { search, limit, offset }) => {
      const params = { id: await chosenAudit(call, audit) };
      const query = { limit, offset, ...(search === undefined ? {} : { search }) };
      const { pages, total } = (await call(calls.listPages, { params, query })).data;
      const items = pages.map(({ url, findings }) => ({
        url,
        findings: findings.map(({ saw, expected, ...found }) => ({
          ...found,
          saw: cutValue(saw),
          ...(expected === undefined ? {} : { expected: cutValue(expected) }),
        })),
      }));
      return { items, total };
    },
    findRules: async ({ search, limit, offset }) => {
      const query = { limit, offset, ...(search === undefined ? {} : { search }) };
      const { rules, total } = await call(calls.findRules, { query });
      const items = rules.map(({ id, title, category, area, severity, why, fix, source, grade }) => ({
        rule: id,
        title,
        category,
        area,
        severity,
        why,
        fix,
        source,
        grade,
      }));
      return { items, total };
    },
  };
}

const presentSeen = ({ url, at, saw, expected }: Action["evidence"][number]) => ({
  url,
  at,
  saw: cutValue(saw),
  ...(expected === undefined ? {} : { expected: cutValue(expected) }),
});
