export { retryJob, stopJob } from "./change-job.ts";
export { mountAdmin } from "./routes.ts";
export { readJobs } from "./read-lists.ts";
export { foldJobTally } from "./store.ts";
