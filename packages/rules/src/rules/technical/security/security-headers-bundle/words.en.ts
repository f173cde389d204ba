import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { listed } from "../../../../wording/quote.ts";

export const en: Words<{ readonly missing: readonly string[] }> = {
  failing: "Protective headers are missing",
  title: "Send security headers with every page",
  why: "These headers keep other sites from showing your shop in a frame and browsers from misreading files. They don't change rankings, but they protect your customers.",
  steps: "Send the missing headers with every page, in one change of the server's or CDN's settings.",
  check: header("x-content-type-options", "nosniff, and the other headers of the list"),
  seen: ({ missing }) =>
    `answers of the server without ${listed(
      missing.map((one) => one.split(":")[0] ?? one),
      4,
    )}`,
};
