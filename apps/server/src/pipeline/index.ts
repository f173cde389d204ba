export { loadPlan } from "./plan.ts";
export type { OpenAudit } from "./run.ts";
export { workOnJob } from "./work-on-job.ts";
