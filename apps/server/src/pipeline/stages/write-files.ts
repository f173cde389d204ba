import { requirePlan } from "../../artifacts/index.ts";
import { replaceFiles } from "../../features/files/index.ts";
import type { Run } from "../run.ts";

/** Stores the report files of the plan. */
export async function writeFiles(run: Run): Promise<void> {
  const plan = await requirePlan(run.db, run.job.id);
  await run.write((tx) => replaceFiles(tx, run.job.id, plan.report));
}
