export { recordAudit, type AuditEntry } from "./store.ts";
