export { findLighthouse, LIGHTHOUSE_FOLDER } from "./find-lighthouse.ts";
export { prepareMeasuring } from "./prepare-measuring.ts";
export { mountLighthouse } from "./routes.ts";
export { listRuns } from "./store.ts";
export { workOnRun } from "./work-on-run.ts";
