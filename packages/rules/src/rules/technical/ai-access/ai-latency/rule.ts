import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";
import { SLOWEST_ANSWER } from "../../../../knowledge/limits.ts";

const MOST_BYTES = 1_000_000;

export const rule = definePageRule({
  id: "ai-latency",
  category: "technical",
  area: "ai-access",
  severity: "medium",
  fixKind: "config",
  // Measured once, from one place.
  certainty: 0.6,
  leavesTo: ["html-over-2mb", "ttfb-slow"],
  grade: "B",
  aiVisibility: true,
  over: publicContent,
  reads: ["response"],
  says: {
    failing: "Too slow or too large for AI assistants",
    why: "An assistant opens pages while its user waits. It leaves slow ones out and cuts long ones off.",
    fix: "Serve the page from a cache, and move data, styles and scripts out of the HTML into files of their own.",
    source: "https://web.dev/articles/ttfb",
  },
  told: ({ slow, heavy }) => (slow || heavy ? null : pass()),
  judge: ({ response }) => {
    const { ttfbMs, bytes } = response;
    const tooLarge = bytes > MOST_BYTES;
    if (ttfbMs === null && !tooLarge) return unknown("The answer was not timed.");
    if (!tooLarge && ttfbMs! <= SLOWEST_ANSWER) return pass();
    return fail({
      at: "first byte and size of the HTML",
      saw: { firstByteMilliseconds: ttfbMs === null ? null : Math.round(ttfbMs), htmlBytes: bytes },
      expected: `at most ${SLOWEST_ANSWER} ms and ${MOST_BYTES} bytes`,
    });
  },
});
