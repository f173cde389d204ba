export { workOnJob } from "./work-on-job.ts";
