export { createCallsBackend } from "./calls/index.ts";
export { createMcpServer } from "./create-mcp-server.ts";
export { tools } from "./tools/index.ts";
