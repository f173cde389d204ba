export { loadOwnJob } from "./load.ts";
export { mountJobs } from "./routes.ts";
