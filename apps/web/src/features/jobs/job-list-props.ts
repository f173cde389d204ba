import type { Job } from "@audit/contract";
import type { ReactNode } from "react";
import type { JobShortage } from "./job-shortage.ts";

/** What the table and the cards both need. */
export interface JobListProps {
  readonly shown: readonly Job[];
  readonly jobs: readonly Job[];
  /** By job, how its score moved since the run before. */
  readonly changes: ReadonlyMap<string, number>;
  /** Tasks of a job that the account sees. */
  readonly visibleTasks: (job: Job) => number;
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
  readonly onRemove: (job: Job) => void;
  /** Audits the same address anew. */
  readonly onRetry: (job: Job) => void;
  readonly onShortage: (shortage: JobShortage) => void;
  readonly renderFinished: (job: Job) => ReactNode;
}
