import { inRobots } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { sizeOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly bytes: number }> = {
  failing: "robots.txt is larger than search engines read",
  title: "Shorten robots.txt to what search engines read",
  why: "Google reads the first 500 KiB of robots.txt and ignores the rest, so rules at the end are not in force.",
  steps: "Join rules that begin alike into one with a wildcard, and block folders instead of single addresses.",
  check: inRobots("a file below 500 KB, with one rule for each folder"),
  seen: ({ bytes }) => `a robots.txt of ${sizeOf(bytes)}`,
};
