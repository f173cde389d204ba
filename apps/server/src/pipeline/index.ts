export { loadBuiltInPlan, loadPlan } from "./plan.ts";
export { loadAddressPage, loadReport } from "./report.ts";
export type { OpenAudit } from "./run.ts";
export { loadSearch } from "./sources.ts";
export { inWords, saveWords, wordsSoFar } from "./words.ts";
export { workOnJob } from "./work-on-job.ts";
