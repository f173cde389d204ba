import type { ActionStatus } from "@audit/contract";
import type { Audit, Comparison, Finding, Page, PlanTask, Rule, Summary, Task } from "./shapes.ts";

/** A part of a longer list. */
export interface Part<T> {
  readonly items: readonly T[];
  readonly total: number;
}

export interface PlanFilter {
  readonly status?: ActionStatus | undefined;
  readonly impact?: "high" | "medium" | "low" | undefined;
  readonly category?: string | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface Search {
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface StartOptions {
  readonly maxPages?: number | undefined;
  /** The only pages to read, beside the start page. */
  readonly pages?: readonly string[] | undefined;
}

/**
 * What the tools act upon: a server's calls, or an engine and a folder of this machine. An audit that is not named is the
 * newest finished one. Each method throws an Error whose message is a sentence for whoever asked.
 */
export interface Backend {
  /** Begins it; the answer is how it stands then. */
  startAudit(url: string, options: StartOptions): Promise<Audit>;
  listAudits(limit: number): Promise<Part<Audit>>;
  getAudit(audit: string): Promise<Audit>;
  getSummary(audit?: string): Promise<Summary>;
  getPlan(audit: string | undefined, filter: PlanFilter): Promise<Part<PlanTask> & { readonly audit: string }>;
  getTask(audit: string | undefined, task: string): Promise<Task>;
  updateTask(
    audit: string | undefined,
    task: string,
    change: { readonly status?: ActionStatus | undefined; readonly notes?: string | undefined },
  ): Promise<Task>;
  /** Begins a look at the live site, or waits for its end where that is quick. */
  verifyTask(audit: string | undefined, task: string): Promise<Task>;
  findFindings(audit: string | undefined, search: Search): Promise<Part<Finding>>;
  /** Pages that findings name, most serious first. */
  findPages(audit: string | undefined, search: Search): Promise<Part<Page>>;
  compare(audit?: string, base?: string): Promise<Comparison>;
  findRules(search: Search): Promise<Part<Rule>>;
  /** A whole document in markdown. */
  readDocument(audit: string | undefined, document: "report" | "plan"): Promise<string>;
}
