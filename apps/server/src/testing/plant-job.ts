import { randomUUID } from "node:crypto";
import { PLAN, saveArtifact, saveManyBytes } from "../artifacts/index.ts";
import { draftActions, replaceActions, saveAnalysis } from "../features/actions/index.ts";
import { replaceFiles } from "../features/files/index.ts";
import type { Db } from "../platform/database/index.ts";
import { makePlan } from "./make-plan.ts";
import { makeReport, reportArtifacts } from "./make-report.ts";

export interface PlantedJob {
  readonly jobId: string;
  readonly actionId: string;
  readonly fileName: string;
  /** A rule with a finding. */
  readonly ruleId: string;
  readonly domain: string;
  /** Stands in everything the job holds, so that a leak shows. */
  readonly canary: string;
}

const RULE = "title-missing";

/** A completed job with files, actions and an analysis, as the pipeline leaves it. */
export async function plantJob(
  db: Db,
  userId: string,
  domain = "shop.example",
  tasks = 3,
  canary = `canary-${randomUUID()}`,
): Promise<PlantedJob> {
  const plan = makePlan(tasks, canary);
  return db.transaction().execute(async (tx) => {
    const job = await tx
      .insertInto("jobs")
      .values({
        user_id: userId,
        url: `https://${domain}/${canary}`,
        domain,
        options: "{}",
        status: "completed",
        progress: 100,
        completed_at: new Date(),
        action_count: plan.actions.length,
        action_generation_status: "completed",
        parsing_status: "completed",
        warnings: JSON.stringify([canary]),
        executive_summary: canary,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await replaceFiles(tx, job.id, plan.report);
    await replaceActions(tx, job.id, draftActions(job, plan.actions));
    await saveAnalysis(tx, job, plan.actions.length);
    await saveArtifact(tx, job.id, PLAN, plan);
    await saveManyBytes(tx, job.id, reportArtifacts(makeReport([RULE], 3, canary)));
    const action = await tx.selectFrom("actions").select("id").where("job_id", "=", job.id).executeTakeFirstOrThrow();
    const fileName = Object.keys(plan.report)[0]!;
    return { jobId: job.id, actionId: action.id, fileName, ruleId: RULE, domain, canary };
  });
}
