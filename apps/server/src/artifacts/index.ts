export { requireDrafts, saveDrafts } from "./action-drafts.ts";
export { loadArtifact, saveArtifact, saveManyBytes } from "./artifact-store.ts";
export { FIELD_VITALS, PLAN, REPORT, SEARCH_PERFORMANCE } from "./artifact-names.ts";
export { loadBuiltInPlan, loadPlan, requireBuiltInPlan, requirePlan } from "./plan.ts";
export { isProse, leadOf } from "./prose-lines.ts";
export { addressesName, loadAddressPage, loadReport } from "./report.ts";
export { loadRewording, loadRewordingBy, saveRewording, withRewording, type SiteRewording } from "./rewording.ts";
export { loadSearchPerformance } from "./search-performance.ts";
export { sentencesOf, type Rewordings } from "./sentences.ts";
