import type { Finding } from "@audit/auditor";
import { text } from "../escape/markdown.ts";
import { counted } from "../wording/plural.ts";

/** Checks that could not be decided, under the reason that many of them share: "No page was run in a browser ...". */
export function undecided(findings: readonly Finding[]): string {
  const byReason = Map.groupBy(findings, ({ reason }) => reason ?? "It was not told why.");
  return [...byReason]
    .map(([reason, some]) =>
      [
        `${text(reason)} ${counted(some.length, "check")}:`,
        some.map(({ title }) => `- ${text(title)}`).join("\n"),
      ].join("\n\n"),
    )
    .join("\n\n");
}
