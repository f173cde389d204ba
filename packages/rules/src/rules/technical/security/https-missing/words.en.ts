import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page without encryption",
  title: "{pages} {is|are} sent unencrypted",
  why: "Browsers mark the page as not secure, and anyone on the way can read and change it. Google prefers encrypted pages.",
  steps:
    "Serve the page over https with a certificate (most hosts give one free), and redirect the http address to it.",
  check: status("301 to the https address"),
};
