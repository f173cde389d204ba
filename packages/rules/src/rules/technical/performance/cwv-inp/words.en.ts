import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly milliseconds: number }> = {
  failing: "Pages answer taps and clicks late (measured by visitors)",
  title: "Make {pages} react faster to taps and clicks (INP)",
  why: "One visit in four waits longer than this until the page shows that it noticed a tap. Google counts the value among its Core Web Vitals.",
  steps:
    "Find the slow interactions in the browser's performance panel, split long scripts into pieces, and let the page show a change before the work begins.",
  check: ({ url }) =>
    `Open https://pagespeed.web.dev/analysis?url=${encodeURIComponent(url)} four weeks after the change. Expected: Interaction to Next Paint of at most 200 ms in the visitors' data.`,
  seen: ({ milliseconds }) =>
    `an answer to taps only after ${secondsOf(milliseconds)} for one visit in four, where 0.2 seconds is the most that is good`,
};
