export const jobFilters = ["all", "completed", "processing", "failed"] as const;
export type JobFilter = (typeof jobFilters)[number];
export const jobSorts = ["website", "status", "date"] as const;
export type JobSort = (typeof jobSorts)[number];
export type Direction = "asc" | "desc";

export interface JobView {
  /** From 1. */
  readonly page: number;
  readonly filter: JobFilter;
  readonly sort: JobSort;
  readonly direction: Direction;
  /** Part of an address; empty for all. */
  readonly search: string;
}
