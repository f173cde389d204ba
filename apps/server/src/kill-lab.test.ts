import { expect, test } from "vitest";
import { faultOf, runLab } from "./testing/kill-lab/run-lab.ts";

test(
  "an installation killed while it reads and while it judges gives the audit that it gives in peace, for one credit; at most 25 pages, no robots.txt and no sitemap are asked for again [R2]",
  { timeout: 240_000 },
  async () => {
    const results = await runLab({
      store: "embedded",
      plans: [
        { index: 0, size: 40, moment: "executing_parallel_streams", victim: "program", share: 0.6 },
        { index: 1, size: 40, moment: "executing_step1", victim: "audit", share: 0 },
      ],
    });
    expect(results.map(faultOf)).toEqual([null, null]);
    expect(results[0]!.met).toBe("executing_parallel_streams");
  },
);
