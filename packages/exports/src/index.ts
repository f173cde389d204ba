export type { ExportedAction, ExportedAudit, ExportedPage } from "./exported-audit.ts";
export { forms } from "./forms.ts";
export { evidenceText } from "./tables.ts";
