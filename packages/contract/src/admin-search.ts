import { z } from "zod";

// Apart from the calls: the router reads addresses before any screen of the operator is loaded.

export const adminJobFilters = ["all", "completed", "processing", "failed", "quarantined"] as const;
export const AdminJobFilter = z.enum(adminJobFilters);
export type AdminJobFilter = z.infer<typeof AdminJobFilter>;

/** Columns of the users' progress, which the list can be sorted by. */
export const ProgressColumn = z.enum([
  "email",
  "domain",
  "total_actions",
  "completed_actions",
  "in_progress_actions",
  "completion_percentage",
  "time_saved",
  "last_activity",
]);
export type ProgressColumn = z.infer<typeof ProgressColumn>;
