export { CallFailed } from "@audit/contract";
export { createAuditClient, type AuditClient, type AuditClientOptions } from "./audit-client.ts";
export { waitForAudit, type WaitOptions } from "./wait-for-audit.ts";
