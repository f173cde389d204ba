import { groupOf, type AdminJob, type AdminJobFilter } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";

export const filterLabels: Readonly<Record<AdminJobFilter, string>> = {
  all: "All",
  completed: "Completed",
  processing: "Processing",
  failed: "Failed",
  quarantined: "Put aside",
};

export function meaningOf({ status }: Pick<AdminJob, "status">): Meaning {
  return ({ completed: "good", failed: "bad", processing: "notice" } as const)[groupOf(status)];
}
