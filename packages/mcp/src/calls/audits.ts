import * as calls from "@audit/contract";
import { byReadingOrder, type Client } from "@audit/contract";
import type { Backend } from "../backend.ts";
import { cutText } from "../cut.ts";
import { chosenAudit } from "./choose-audit.ts";
import { presentAction, presentJob } from "./present.ts";

const PLAN_FILE = "action_plan.md";
const MOST_DOCUMENT = 200_000;

type Audits = Pick<Backend, "startAudit" | "listAudits" | "getAudit" | "getSummary" | "compare" | "readDocument">;

export function auditCalls(call: Client, newKey: () => string): Audits {
  return {
    startAudit: async (url, { maxPages, pages }) => {
      const options = { ...(maxPages === undefined ? {} : { maxPages }), ...(pages ? { pages: [...pages] } : {}) };
      return presentJob((await call(calls.submitUrl, { body: { url, options }, once: newKey() })).job);
    },
    listAudits: async (limit) => {
      const { active, completed, counts } = (await call(calls.listJobs, { query: {} })).data;
      const all = [...active, ...completed].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
      return { items: all.slice(0, limit).map(presentJob), total: counts?.all ?? all.length };
    },
    getAudit: async (audit) => presentJob((await call(calls.getJob, { params: { id: audit } })).data),
    getSummary: async (audit) => {
      const id = await chosenAudit(call, audit);
      const { data: report } = await call(calls.getReport, { params: { id } });
      const { executiveSummary, actions } = await call(calls.listActions, { query: { jobId: id } });
      return {
        audit: id,
        url: report.site.home,
        health: report.scores.health.score,
        ai_visibility: report.scores.aiCitation.score,
        pages_read: report.coverage.pages,
        checks: { passed: report.checks.passed, failed: report.checks.failed, unknown: report.checks.unknown },
        summary: cutText(executiveSummary ?? "", 6_000),
        warnings: report.warnings.slice(0, 10),
        first_tasks: actions.slice(0, 3).map(presentAction),
      };
    },
    compare: async (audit, base) => {
      const id = await chosenAudit(call, audit);
      const query = base === undefined ? {} : { with: base };
      const { data } = await call(calls.compareRuns, { params: { id }, query });
      const some = (tasks: typeof data.fixed) =>
        tasks.slice(0, 20).map(({ title, impact, affected }) => ({ title, impact, addresses: affected }));
      const { again, same, ...counts } = data.counts;
      return {
        current: data.current,
        base: data.base,
        counts: { ...counts, same: same + again },
        fixed: some(data.fixed),
        fresh: some(data.fresh),
        back: some(data.back),
        fewer_pages: data.fewerPages,
        other_business: data.otherBusiness,
      };
    },
    readDocument: async (audit, document) => {
      const id = await chosenAudit(call, audit);
      const { files } = (await call(calls.listFiles, { params: { id } })).data;
      const names = files.map(({ name }) => name).filter((name) => (name === PLAN_FILE) === (document === "plan"));
      const texts: string[] = [];
      for (const name of names.toSorted(byReadingOrder))
        texts.push((await call(calls.getFile, { params: { id, name } })).data.content);
      return cutText(texts.join("\n\n"), MOST_DOCUMENT);
    },
  };
}
