import { description } from "../checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

/** Between the two limits of the rule, in pixels: what lies above is long, what lies below short. */
const HALF_WAY = 600;

export const en: Words<{ readonly description: string; readonly characters: number; readonly pixels: number }> = {
  failing: "Meta description likely cut off or too short",
  title: "Bring the meta description of {pages} to 70 to 155 characters",
  why: "Search results show about two lines. What is longer gets cut, and what is very short gives no reason to click.",
  steps: "Aim for 70 to 155 letters and say the most important thing first.",
  check: description,
  seen: ({ description, characters }) => `a description of ${counted(characters, "character")}: ${quote(description)}`,
  variants: [
    {
      when: ({ evidence: { saw } }) => saw.pixels > HALF_WAY,
      problem: "The description of {pages} is longer than the two lines that search results show.",
      title: "Shorten the meta description of {pages}, which is cut off in search results",
      why: "Search results show about two lines of a description; the end of a longer one is cut.",
      steps: "Shorten it to some 155 letters and say the most important thing first.",
    },
    {
      when: ({ evidence: { saw } }) => saw.pixels < HALF_WAY,
      problem: "The description of {pages} is only a few words long.",
      title: "Say more in the meta description of {pages}",
      why: "Search results leave about two lines for a description. One of a few words gives no reason to click, and Google often takes another text instead.",
      steps: "Write 70 to 155 letters: what the page offers, and why here.",
    },
  ],
};
