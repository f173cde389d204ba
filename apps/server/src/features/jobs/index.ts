export { removeJobs } from "./delete.ts";
export { loadOwnJob } from "./load.ts";
export { presentJob } from "./present.ts";
export { readAllJobs } from "./read-all.ts";
export { mountJobs } from "./routes.ts";
export { scoreBoundsOf } from "./score-bounds.ts";
export { listUnfinishedDomains, type OwnJob } from "./store.ts";
export { submitWithin, type SubmitServices } from "./submit.ts";
