export { loadPlan } from "./plan.ts";
export { loadAddressPage, loadReport } from "./report.ts";
export type { OpenAudit } from "./run.ts";
export { workOnJob } from "./work-on-job.ts";
