export { startCheck } from "./start-check.ts";
export { deleteOldChecks } from "./store.ts";
export { workOnCheck } from "./work-on-check.ts";
