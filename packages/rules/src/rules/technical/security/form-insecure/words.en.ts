import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Form that sends data unencrypted",
  title: "{pages} {has|have} forms that send data unencrypted",
  why: "What visitors type into the form travels readable to anyone on the way, and browsers warn them before sending.",
  steps: "Change the address the form sends to (its action) to https.",
  check: inSource("<form", "no action that starts with http:"),
};
