import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page names several canonical addresses",
  title: "{pages} {names|name} several canonical addresses",
  why: "The page says twice, and differently, which address counts. Google then ignores all of them and chooses by itself.",
  steps: "Keep one canonical link. Usually a theme and a plugin both write one: turn it off in one of the two.",
  check: canonical,
};
