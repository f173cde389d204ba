export { mountHealth } from "./health.ts";
export { mountSystem, type SystemFacts } from "./routes.ts";
