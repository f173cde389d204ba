export type { Backend, Part, PlanFilter, Search, StartOptions } from "./backend.ts";
export { createCallsBackend } from "./calls/index.ts";
export { createMcpServer } from "./create-mcp-server.ts";
export { cutText, cutValue, matches, partOf } from "./cut.ts";
export { describeTask } from "./describe-task.ts";
export { isWanted } from "./filter-plan.ts";
export type * from "./shapes.ts";
export { tools } from "./tools/index.ts";
