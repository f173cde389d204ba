import type { ActionPatch } from "@audit/contract";
import type { AuditJson, FindingJson, PageJson } from "@audit/engine/process";

/** Of a page, what tables and sheets hold. */
export type ExportedPage = Pick<
  PageJson,
  | "url"
  | "status"
  | "kind"
  | "title"
  | "description"
  | "h1"
  | "canonical"
  | "words"
  | "depth"
  | "indexable"
  | "indexability"
  | "lang"
  | "sku"
>;

type ExportedFinding = Pick<FindingJson, "rule" | "category" | "severity" | "verdict" | "title" | "pages">;

export type ExportedAction = Pick<
  AuditJson["actions"][number],
  | "title"
  | "impact"
  | "time_estimate"
  | "done_by"
  | "difficulty"
  | "affected"
  | "problem"
  | "solution"
  | "check"
  | "rule"
> & { readonly patches: readonly ActionPatch[] };

/** What is read of an audit: the object of `--json` has it, and the server's own of what it keeps. */
export interface ExportedAudit {
  readonly site: { readonly finalUrl: string };
  readonly pages: readonly ExportedPage[];
  readonly findings: readonly ExportedFinding[];
  readonly actions: readonly ExportedAction[];
}
