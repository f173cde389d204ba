import { richResult } from "../../../../wording/checks.ts";
import { addressOf } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly missing: readonly string[] } | { readonly player: string }> = {
  failing: "Video without complete markup",
  title: "Add video structured data to {pages}",
  why: "Google lists a video with picture and length, and jumps to its key moments, when VideoObject tells it where the file or player is.",
  steps: "Add structured data of the video with title, preview picture, date, length and where the file or player is.",
  check: richResult("“Videos” valid"),
  seen: (saw) =>
    "player" in saw
      ? `the video ${addressOf(saw.player)} without structured data about it`
      : "data about a video that doesn't say where the video is",
};
