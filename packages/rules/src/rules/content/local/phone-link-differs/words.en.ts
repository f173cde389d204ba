import { onPage } from "../../../../wording/checks.ts";
import { quote } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly dials: string; readonly shows: string }> = {
  failing: "A phone link dials another number than it shows",
  title: "Make the phone links on {pages} dial the number they show",
  why: "Whoever taps the number on a phone reaches somebody else, or nobody, and you never hear of it.",
  steps: "Find out which of the two numbers is yours and put it into both places, the text and the link.",
  check: onPage("a tap on the number dials that very number"),
  seen: ({ dials, shows }) => `the link shows ${quote(shows)} and dials ${quote(dials)}`,
};
