import { timed } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf, secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly firstByteMilliseconds: number | null; readonly htmlBytes: number }> = {
  failing: "Too slow or too large for AI assistants",
  title: "Make {pages} faster and smaller for AI assistants",
  why: "An assistant opens pages while its user waits. It leaves slow ones out and cuts long ones off.",
  steps: "Serve the page from a cache, and move data, styles and scripts out of the HTML into files of their own.",
  check: timed("a number below 2"),
  seen: ({ firstByteMilliseconds, htmlBytes }) =>
    `${firstByteMilliseconds === null ? "" : `the first answer after ${secondsOf(firstByteMilliseconds)} and `}${sizeOf(htmlBytes)} of HTML`,
};
