import type { TokenScope } from "@audit/contract";
import { t } from "../../language/messages.ts";

/** What a token of a scope may do, in the order they are offered. */
export const scopeWords: Readonly<Record<TokenScope, { readonly label: string; readonly hint: string }>> = {
  read: { label: t("Read"), hint: t("Your analyses, reports, plans and files.") },
  audit: { label: t("Audit"), hint: t("Start and stop analyses, schedule them, correct what a site was taken for.") },
  plan: { label: t("Plan"), hint: t("Move tasks, write notes, check finished tasks on the live site.") },
  admin: { label: t("Administration"), hint: t("The operator’s lists, and stopping or repeating anybody’s jobs.") },
};
