import { getPriority, setPriority } from "node:os";

/** Lets others go before this process, who may go before it already: only root may take that back. */
export function lowerPriority(niceness: number): void {
  if (getPriority() < niceness) setPriority(niceness);
}
