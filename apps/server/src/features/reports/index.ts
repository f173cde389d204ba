export { loadOwnReport, type OwnReport } from "./load.ts";
export { isLocked } from "./policy.ts";
export { mountReports } from "./routes.ts";
