export { mountHealth } from "./health.ts";
export { mountSystem } from "./routes.ts";
