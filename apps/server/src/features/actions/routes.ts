import {
  checkAction,
  checkJobActions,
  deleteAnalysis as deleteAnalysisCall,
  editActions,
  getActionStats,
  listActions,
  listAnalyses,
  moveActionPage,
  saveActionNotes,
  subscribeActions,
  texts,
  updateAction,
} from "@audit/contract";
import type { Db } from "../../platform/database/index.ts";
import { Problem, type Mount } from "../../platform/http/index.ts";
import type { Queue } from "../../platform/queue/queue.ts";
import type { AccessSettings } from "../access/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { deleteAnalysis } from "./delete-analysis.ts";
import { loadPlan } from "./load.ts";
import { presentAction, presentAnalysis } from "./present.ts";
import { requireShown, showActions } from "./shown.ts";
import { statsOf } from "./stats.ts";
import { listOwnAnalyses, moveOwnActionPage, noteOwnAction } from "./store.ts";
import { checkNow, editAndCheck, moveAndCheck } from "./verify.ts";

interface ActionServices {
  readonly db: Db;
  readonly queue: Queue;
  readonly access: AccessSettings;
}

export function mountActions(mount: Mount, { db, queue, access }: ActionServices): void {
  mount(listActions)(async ({ actor, query }) => {
    const { view, actions, total, summary } = await loadPlan(db, access, actor.userId, query);
    return {
      actions: actions.map(presentAction),
      executiveSummary: summary,
      isFreemiumPreview: view === "preview",
      totalActionsAvailable: total,
      actionsShown: actions.length,
    };
  });

  mount(getActionStats)(async ({ actor, query }) => ({
    stats: statsOf((await loadPlan(db, access, actor.userId, query)).actions),
  }));

  mount(updateAction)(async ({ actor, params, body }) => {
    await requireShown(db, access, actor.userId, params.id);
    return { action: presentAction(await moveAndCheck({ db, queue }, actor.userId, params.id, body.status)) };
  });

  mount(editActions)(async ({ actor, body: { ids, ...edit } }) => {
    await requireShown(db, access, actor.userId, ...ids);
    return { actions: (await editAndCheck({ db, queue }, actor.userId, ids, edit)).map(presentAction) };
  });

  mount(checkAction)(async ({ actor, params }) => {
    await requireShown(db, access, actor.userId, params.id);
    return { action: presentAction(await checkNow({ db, queue }, actor.userId, params.id)) };
  });

  mount(saveActionNotes)(async ({ actor, params, body }) => {
    await requireShown(db, access, actor.userId, params.id);
    const action = await noteOwnAction(db, actor.userId, params.id, body.notes === "" ? null : body.notes);
    if (!action) throw new Problem("NOT_FOUND");
    return { action: presentAction(action) };
  });

  mount(moveActionPage)(async ({ actor, params, body }) => {
    await requireShown(db, access, actor.userId, params.id);
    const action = await moveOwnActionPage(db, actor.userId, params.id, body);
    if (!action) throw new Problem("NOT_FOUND");
    return { action: presentAction(action) };
  });

  mount(deleteAnalysisCall)(async ({ actor, params }) => {
    await deleteAnalysis(db, actor.userId, params.id);
    return { message: texts.analysisDeleted };
  });

  mount(listAnalyses)(async ({ actor, query }) => ({
    analyses: (await listOwnAnalyses(db, actor.userId, query)).map(presentAnalysis),
  }));

  mount(checkJobActions)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    const { actions } = await showActions(db, access, job);
    return { hasActions: actions.length > 0, actionCount: actions.length };
  });

  mount(subscribeActions)(({ actor }) => ({
    channel: `user:${actor.userId}`,
    table: "action_progress",
    filter: `user_id=eq.${actor.userId}`,
  }));
}
