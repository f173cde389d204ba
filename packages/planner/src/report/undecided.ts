import type { Finding } from "@audit/rules";
import { text } from "@audit/rules/escape/markdown";
import { counted } from "@audit/rules/wording/plural";

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
