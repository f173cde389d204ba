import { en } from "./words.en.ts";
import { publicContent } from "../../../../populations.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass, unknown } from "../../../../verdict.ts";
import { SLOWEST_ANSWER } from "../../../../knowledge/limits.ts";

const MOST_BYTES = 1_000_000;

export const rule = definePageRule({
  id: "ai-latency",
  category: "technical",
  area: "ai-access",
  severity: "low",
  fixKind: "config",
  // Measured once, from one place.
  certainty: 0.6,
  repair: { work: "hard" },
  grade: "B",
  aiVisibility: true,
  over: publicContent,
  reads: ["response"],
  source: "https://web.dev/articles/ttfb",
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
  words: { en },
  givesWayTo: [{ to: ["html-over-2mb", "ttfb-slow"], as: "finding" }],
  // Told for the pages that are slow or large by the rules on those.
  onlyAlong: true,
  fix: null,
});
