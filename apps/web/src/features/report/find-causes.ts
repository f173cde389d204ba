import type { ReportFinding } from "@audit/contract";

/** Failed findings that one task ends. */
export interface Cause {
  /** Of the task; null for findings that no task here ends. */
  readonly id: string | null;
  readonly title: string;
  readonly findings: number;
  /** How many of them weigh high. */
  readonly high: number;
}

/** The failed findings by what ends them: each counts once, with the task that ends most. Most findings first. */
export function findCauses(findings: readonly ReportFinding[]): Cause[] {
  const failed = findings.filter(({ verdict }) => verdict === "fail");
  const ends = Map.groupBy(
    failed.flatMap(({ actions }) => actions),
    ({ id }) => id,
  );
  const most = ({ actions }: ReportFinding) =>
    actions.toSorted((a, b) => (ends.get(b.id)?.length ?? 0) - (ends.get(a.id)?.length ?? 0))[0];
  return [...Map.groupBy(failed, (finding) => most(finding)?.id ?? null)]
    .map(([id, group]) => ({
      id,
      title: ends.get(id ?? "")?.[0]?.title ?? "",
      findings: group.length,
      high: group.filter(({ severity }) => severity === "high").length,
    }))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || b.findings - a.findings || b.high - a.high);
}
