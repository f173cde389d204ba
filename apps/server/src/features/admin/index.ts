export { retryJob, stopJob } from "./change-job.ts";
export { mountAdmin } from "./routes.ts";
