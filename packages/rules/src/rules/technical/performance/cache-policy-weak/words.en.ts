import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Browsers may not keep files that never change",
  title: "Browsers may not keep files that never change: {pages}",
  why: "Every visit loads the same styles and scripts again, although their address changes with each release.",
  steps: "Send Cache-Control: public, max-age=31536000, immutable with files that carry a version in their name.",
  check: header("cache-control", "max-age=31536000"),
};
