import { canonical } from "../checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import { counted } from "../../../../wording/plural.ts";

export const en: Words<readonly string[]> = {
  failing: "Page names several canonical addresses",
  title: "Keep one canonical link on {pages}",
  why: "The page says twice, and differently, which address counts. Google then ignores all of them and chooses by itself.",
  steps: "Keep one canonical link. Usually a theme and a plugin both write one: turn it off in one of the two.",
  check: canonical,
  seen: (addresses) =>
    `${counted(addresses.length, "canonical address", "canonical addresses")}: ${listed(addresses.map(addressOf))}`,
};
