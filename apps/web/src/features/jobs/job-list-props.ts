import type { Job } from "@audit/contract";
import type { ReactNode } from "react";

/** What the table and the cards both need. */
export interface JobListProps {
  readonly shown: readonly Job[];
  readonly jobs: readonly Job[];
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
  readonly onRemove: (job: Job) => void;
  readonly onRetry: (job: Job) => void;
  readonly renderFinished: (job: Job) => ReactNode;
}
