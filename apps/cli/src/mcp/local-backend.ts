import type { AuditJson } from "@audit/engine";
import { cutText, isWanted, partOf, type Backend, type Summary } from "@audit/mcp";
import type { AuditFolder } from "./audit-folder.ts";
import { compareLocal } from "./compare-local.ts";
import { findFindings, findPages, findRules } from "./find-local.ts";
import { hostOf, presentFinished, presentPlanTask, presentTask } from "./present-audit.ts";
import type { RunningAudits } from "./run-audits.ts";
import type { VerifyTask } from "./verify-local.ts";

interface Local {
  readonly folder: AuditFolder;
  readonly running: RunningAudits;
  readonly verify: VerifyTask;
}

interface Chosen {
  readonly id: string;
  readonly audit: AuditJson;
}

/** The tools over the engine and a folder of this machine: no server, no account. */
export function createLocalBackend({ folder, running, verify }: Local): Backend {
  const choose = (asked: string | undefined): Chosen => chooseAudit({ folder, running }, asked);
  const workOn = (audit: AuditJson, fingerprint: string) => folder.workOn(hostOf(audit), fingerprint);
  const planOf = (audit: AuditJson) =>
    audit.actions.map((action, index) => presentPlanTask(action, index, workOn(audit, action.fingerprint)));
  const taskOf = ({ id, audit }: Chosen, task: string) => {
    const [found] = audit.actions.flatMap((action, index) => (action.fingerprint === task ? [{ action, index }] : []));
    if (found === undefined) throw new Error("This audit's plan has no such task. Ask get_plan for the ids.");
    return presentTask(id, found.action, found.index, { ...workOn(audit, task), verification: null });
  };
  return {
    startAudit: (url, options) => running.start(url, options),
    listAudits: async (limit) => {
      const open = running.list().filter(({ state }) => state !== "finished");
      const ids = folder.ids();
      const kept = ids.slice(0, limit).map((id) => presentFinished(id, folder.read(id), folder));
      return { items: [...open, ...kept].slice(0, limit), total: open.length + ids.length };
    },
    getAudit: async (id) => {
      const found = running.find(id);
      if (found) return found;
      return presentFinished(id, choose(id).audit, folder);
    },
    getSummary: async (asked) => {
      const { id, audit } = choose(asked);
      return presentSummary(id, audit, planOf(audit).slice(0, 3));
    },
    getPlan: async (asked, filter) => {
      const { id, audit } = choose(asked);
      return {
        audit: id,
        ...partOf(
          planOf(audit).filter((task) => isWanted(task, filter)),
          filter,
        ),
      };
    },
    getTask: async (asked, task) => taskOf(choose(asked), task),
    updateTask: async (asked, task, { status, notes }) => {
      const chosen = choose(asked);
      const before = taskOf(chosen, task);
      const work = { status: status ?? before.status, notes: notes === undefined ? before.notes : notes || null };
      folder.keepWork(hostOf(chosen.audit), task, work);
      return taskOf(chosen, task);
    },
    verifyTask: async (asked, task) => {
      const chosen = choose(asked);
      return { ...taskOf(chosen, task), verification: await verify(chosen.audit, task) };
    },
    findFindings: async (asked, search) => findFindings(choose(asked).audit, search),
    findPages: async (asked, search) => findPages(choose(asked).audit, search),
    compare: async (asked, base) => compareLocal(folder, choose(asked).id, base),
    findRules: async (search) => findRules(search),
    readDocument: async (asked, document) => {
      const { report } = choose(asked).audit;
      const names = Object.keys(report).filter((name) => (name === "action_plan.md") === (document === "plan"));
      return cutText(names.map((name) => report[name]).join("\n\n"), 200_000);
    },
  };
}

function chooseAudit({ folder, running }: Pick<Local, "folder" | "running">, asked: string | undefined): Chosen {
  const id = asked ?? folder.ids()[0];
  if (id === undefined) throw new Error("There is no finished audit yet. Begin one with audit_site.");
  if (folder.has(id)) return { id, audit: folder.read(id) };
  const state = running.find(id)?.state;
  if (state === undefined) throw new Error("There is no such audit. Ask list_audits for the ids.");
  throw new Error(state === "failed" ? "This audit failed: get_status says why." : "This audit is not finished yet.");
}

function presentSummary(id: string, audit: AuditJson, first: Summary["first_tasks"]): Summary {
  const of = (verdict: string): number => audit.findings.filter((finding) => finding.verdict === verdict).length;
  return {
    audit: id,
    url: audit.site.finalUrl,
    health: audit.scores.health,
    ai_visibility: audit.scores.aiCitation,
    pages_read: audit.coverage.pages,
    checks: { passed: audit.passed.length, failed: of("fail"), unknown: of("unknown") },
    summary: cutText(audit.executiveSummary, 6_000),
    warnings: [],
    first_tasks: first,
  };
}
