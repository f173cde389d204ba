import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<{ readonly bytes: number; readonly requests: number }> = {
  failing: "Page is heavy",
  title: "Reduce the download size of {pages}",
  why: "Everything the page loads costs time and, on a phone, money. Films are not counted.",
  steps:
    "Compress pictures and serve them in the size they are shown, load those further down late, and drop files nobody needs.",
  check: inLighthouse("at most 3 MB in all"),
  seen: ({ bytes, requests }) => `${sizeOf(bytes)} in ${counted(requests, "file")} for one page`,
};
