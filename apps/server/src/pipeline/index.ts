export { loadPlan } from "./plan.ts";
export type { OpenAudit } from "./run.ts";
export { workOnJob, type Services } from "./work-on-job.ts";
