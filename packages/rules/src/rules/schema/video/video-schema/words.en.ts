import { richResult } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Video without complete markup",
  title: "{pages} {shows a video|show videos} that Google knows too little about",
  why: "Google lists a video with picture and length, and jumps to its key moments, when VideoObject tells it where the file or player is.",
  steps: "Add a VideoObject with name, thumbnailUrl, uploadDate, duration, and contentUrl or embedUrl.",
  check: richResult("“Videos” valid"),
};
