import type { ReportFinding } from "@audit/contract";
import { expect, test } from "vitest";
import { causesSentence } from "./cause-chart.tsx";
import { findCauses } from "./find-causes.ts";

const finding = (rule: string, severity: "high" | "low", tasks: string, verdict: "fail" | "unknown" = "fail") =>
  ({
    rule,
    severity,
    verdict,
    actions: tasks.split("").map((id) => ({ id, title: `Task ${id}`, status: "todo" })),
  }) as unknown as ReportFinding;

test("failed findings count once each, with the task that ends most of them", () => {
  const causes = findCauses([
    finding("one", "high", "ab"),
    finding("two", "low", "b"),
    finding("three", "low", "a"),
    finding("four", "high", "b"),
    finding("five", "high", ""),
    finding("six", "high", "b", "unknown"),
  ]);
  expect(causes).toEqual([
    { id: "b", title: "Task b", findings: 3, high: 2 },
    { id: "a", title: "Task a", findings: 1, high: 0 },
    { id: null, title: "", findings: 1, high: 1 },
  ]);
  expect(causesSentence(causes)).toBe("5 findings go back to 2 causes; “Task b” ends 3 of them.");
  expect(causesSentence([])).toBe("No task here ends a failed check.");
});
