export * from "./audit.ts";
export type * from "./audit-json.ts";
export { openAudit } from "./open-audit.ts";
export { openAuditInProcess } from "./process/open-audit-in-process.ts";
export type * from "./report/report.ts";
export { ADDRESSES_PER_PAGE, readAddressPage } from "./report/address-pages.ts";
export { readAddress } from "./read-address.ts";
export { engineVersion } from "./engine-version.ts";
export type { Plan, PlannedAction } from "@audit/planner";
