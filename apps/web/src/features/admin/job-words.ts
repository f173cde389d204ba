import { groupOf, type AdminJob, type AdminJobFilter } from "@audit/contract";
import type { Meaning } from "../../components/meaning.ts";
import { t } from "../../language/messages.ts";

export const filterLabels: Readonly<Record<AdminJobFilter, string>> = {
  all: t("All"),
  completed: t("Completed"),
  processing: t("Processing"),
  failed: t("Failed"),
  quarantined: t("Put aside"),
};

export function meaningOf({ status }: Pick<AdminJob, "status">): Meaning {
  return ({ completed: "good", failed: "bad", processing: "notice" } as const)[groupOf(status)];
}
