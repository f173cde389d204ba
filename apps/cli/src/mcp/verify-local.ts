import { openAudit, type AuditJson } from "@audit/engine";
import type { Verified } from "@audit/mcp";
import { numbered } from "../choose-tasks.ts";
import { judgeTasks } from "../commands/verify.ts";
import type { MakeRequest } from "./run-audits.ts";

export type VerifyTask = (audit: AuditJson, fingerprint: string) => Promise<Verified>;

const STATES = { done: "verified", open: "open", unknown: "unknown" } as const;

/** Reads the site again and judges the task's rule alone. */
export const createVerifyTask =
  (makeRequest: MakeRequest): VerifyTask =>
  async (before, fingerprint) => {
    const task = numbered(before.actions).find(({ action }) => action.fingerprint === fingerprint);
    if (task === undefined) throw new Error("This audit's plan has no such task. Ask get_plan for the ids.");
    const { rule, type, affected } = task.action;
    const rules = type === "fault" ? [rule] : [];
    const { audit: request, redact } = await makeRequest(before.site.url, { rules, maxPages: undefined });
    const again = openAudit(request);
    try {
      const [verdict] = judgeTasks([task], before, await again.frame());
      const left = verdict?.left ?? [];
      return {
        state: STATES[verdict?.state ?? "unknown"],
        checked: affected.urls.length,
        out_of: affected.count,
        reason: verdict?.reason ?? null,
        seen: left.slice(0, 5).map((url) => ({ url: redact(url), status: null, saw: null })),
      };
    } finally {
      await again.close();
    }
  };
