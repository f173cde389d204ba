import { expect, test } from "vitest";
import { findingOf } from "../testing/plan-case.ts";
import { undecided } from "./undecided.ts";

test("checks stand under the reason they share, in the order they came", () => {
  const of = (rule: string, title: string, reason: string | null) => findingOf(rule, [], { title, reason });
  expect(
    undecided([
      of("page-weight", "Page is heavy", "No page was run."),
      of("ai-latency", "Slow <answers>", "The site was not asked."),
      of("title-missing", "Title is changed", "No page was run."),
    ]),
  ).toBe(
    "No page was run. 2 checks:\n\n- Page is heavy\n- Title is changed\n\nThe site was not asked. 1 check:\n\n- Slow &lt;answers>",
  );
});
