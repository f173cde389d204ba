import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Shared links show no preview",
  title: "{pages} {has|have} no preview when shared",
  why: "When someone shares this page on Facebook, WhatsApp or LinkedIn, the network has to guess title and picture.",
  steps:
    "Add og:title, og:type, og:image and og:url to the head, and twitter:card, which X asks for. Most systems fill them from the page by themselves.",
  check: inSource('property="og:', "og:title, og:type, og:image and og:url"),
};
