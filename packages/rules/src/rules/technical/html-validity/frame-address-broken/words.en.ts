import { onPage } from "../../../../wording/checks.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly frames: readonly string[] }> = {
  failing: "A map or film in the page has a broken address",
  title: "Correct the address of the embedded map or film on {pages}",
  why: "The address was encoded twice, so the service behind it gets no place and no film, and visitors see an empty box or the whole world.",
  steps:
    "Copy the embed code from the service once more and paste it as code, not as text. The address must have plain signs = and & behind its question mark.",
  check: onPage("the map or film shows what it should"),
  seen: ({ frames }) =>
    `a frame with ${listed(frames.map(addressOf), 1)}, whose signs = and & are written as %3D and %26`,
};
