export { removeJobs } from "./delete.ts";
export { loadOwnJob } from "./load.ts";
export { presentJob } from "./present.ts";
export { readAllJobs } from "./read-all.ts";
export { mountJobs } from "./routes.ts";
export { standingOf } from "./standing.ts";
export { listUnfinishedDomains, type OwnJob } from "./store.ts";
export { submitWithin, type SubmitServices } from "./submit.ts";
