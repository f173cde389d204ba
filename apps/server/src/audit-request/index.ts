export type { OpenAudit } from "./open-audit.ts";
export { requestOf } from "./request-of.ts";
