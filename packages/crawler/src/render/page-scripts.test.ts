import { expect, test } from "vitest";
import { readPaints } from "./page-scripts.ts";

const paints = { lcpMs: 900, lcpUrl: null, lcpPriority: false, lcpShare: 0, shifts: [], tasks: [450, 190, 60] };

test("long tasks count for the time in which they had a processor", () => {
  const sent = Buffer.from("<h1>Tea</h1>");
  expect(readPaints(paints, sent, 1).blockingMs).toBe(400 + 140 + 10);
  expect(readPaints(paints, sent, 0.2).blockingMs).toBe(40);
});
