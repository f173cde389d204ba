export { CEILING_SECONDS, createApp } from "./app.ts";
export {
  callerOf,
  deviceCookie,
  isPersonalToken,
  isProgramToken,
  MCP_PATH,
  PERSONAL_TOKEN,
  PROGRAM_TOKEN,
  recoveryCookie,
  type Caller,
  type Trail,
} from "./caller.ts";
export {
  admit,
  createMount,
  requireConfirmed,
  requireScope,
  type Actor,
  type Authenticate,
  type Mount,
} from "./mount.ts";
export { traceCalls } from "./trace-calls.ts";
export { describeCalls, describePublicCalls } from "./openapi.ts";
export { replyWithProblem } from "./error-reply.ts";
export { escapeMarkup, jsonForScript, type ShellParts } from "./page-shell.ts";
export { readCursor, writeCursor, type PageCursor } from "./page-cursor.ts";
export { Problem } from "./problem.ts";
export { sendText } from "./text-page.ts";
export { serveWebPages, type LookOf } from "./web-pages.ts";
