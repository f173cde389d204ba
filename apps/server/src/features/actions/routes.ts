import {
  checkJobActions,
  deleteAnalysis as deleteAnalysisCall,
  getActionStats,
  listActions,
  listAnalyses,
  saveActionNotes,
  subscribeActions,
  texts,
  updateAction,
} from "@audit/contract";
import { Problem, type Mount } from "../../platform/http/index.ts";
import { loadOwnJob } from "../jobs/index.ts";
import { deleteAnalysis } from "./delete-analysis.ts";
import { loadPlan, requireVisible, type ActionServices } from "./load.ts";
import { presentAction, presentAnalysis } from "./present.ts";
import { statsOf } from "./stats.ts";
import { listOwnAnalyses, moveOwnAction, noteOwnAction } from "./store.ts";

export function mountActions(mount: Mount, services: ActionServices): void {
  const { db } = services;
  mount(listActions)(async ({ actor, query }) => {
    const { actions, summary, isPreview, total } = await loadPlan(services, actor.userId, query);
    return {
      success: true,
      actions: actions.map(presentAction),
      executiveSummary: summary,
      isFreemiumPreview: isPreview,
      totalActionsAvailable: total,
      actionsShown: actions.length,
    };
  });

  mount(getActionStats)(async ({ actor, query }) => ({
    success: true,
    stats: statsOf((await loadPlan(services, actor.userId, query)).actions),
  }));

  mount(updateAction)(async ({ actor, params, body }) => {
    await requireVisible(services, actor.userId, params.id);
    const action = await moveOwnAction(db, actor.userId, params.id, body.status);
    if (!action) throw new Problem("NOT_FOUND");
    return { success: true, action: presentAction(action) };
  });

  mount(saveActionNotes)(async ({ actor, params, body }) => {
    await requireVisible(services, actor.userId, params.id);
    const action = await noteOwnAction(db, actor.userId, params.id, body.notes === "" ? null : body.notes);
    if (!action) throw new Problem("NOT_FOUND");
    return { success: true, action: presentAction(action) };
  });

  mount(deleteAnalysisCall)(async ({ actor, params }) => {
    await deleteAnalysis(db, actor.userId, params.id);
    return { success: true, message: texts.analysisDeleted };
  });

  mount(listAnalyses)(async ({ actor, query }) => ({
    success: true,
    analyses: (await listOwnAnalyses(db, actor.userId, query)).map(presentAnalysis),
  }));

  mount(checkJobActions)(async ({ actor, params }) => {
    const job = await loadOwnJob(db, actor.userId, params.id);
    return { success: true, hasActions: job.action_count > 0, actionCount: job.action_count };
  });

  mount(subscribeActions)(({ actor }) => ({
    success: true,
    channel: `user:${actor.userId}`,
    table: "action_progress",
    filter: `user_id=eq.${actor.userId}`,
  }));
}
