import type { TokenScope } from "@audit/contract";

/** What a token of a scope may do, in the order they are offered. */
export const scopeWords: Readonly<Record<TokenScope, { readonly label: string; readonly hint: string }>> = {
  read: { label: "Read", hint: "Your analyses, reports, plans and files." },
  audit: { label: "Audit", hint: "Start and stop analyses, schedule them, correct what a site was taken for." },
  plan: { label: "Plan", hint: "Move tasks, write notes, check finished tasks on the live site." },
  admin: { label: "Administration", hint: "The operator’s lists, and stopping or repeating anybody’s jobs." },
};
