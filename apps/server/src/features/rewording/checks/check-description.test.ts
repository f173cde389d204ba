import { expect, test } from "vitest";
import { checkDescription } from "./check-description.ts";
import { detectCopiesOf } from "./copied-text.ts";

const PAGE = "Handmade goat's milk soap for sensitive skin, from our own herd in the hills of Derbyshire";
const check = (words: string): string | null => checkDescription(words, PAGE, [detectCopiesOf(PAGE, 9)]);

test.each(["The shop sells handmade soap from goat's milk.", "It is for people with sensitive skin."])(
  "what the site's own words bear out holds: %s",
  (words) => {
    expect(check(words)).toBeNull();
  },
);

test.each([
  ["The shop sells 40 kinds of soap.", "has figures"],
  ["The shop sells soap, see evil.example now.", "has addresses, code or quotations"],
  ["Handmade soap of Evilcorp for sensitive skin.", "adds a name"],
  ["The best handmade soap for sensitive skin.", "adds praise or a promise"],
  ["Handmade soap, as the instructions for sensitive skin say.", "speaks of instructions"],
  ["Handmade soap that does not suit sensitive skin.", "judges the site"],
  ["Cheap watches and casino bonuses for everyone.", "says what the site does not"],
  [`${PAGE}.`, "repeats a text word by word"],
  ["Handmade soap\nfor sensitive skin.", "is not one plain sentence"],
  ["handmade soap", "is not one plain sentence"],
])("what they don't is refused: %s", (words, reason) => {
  expect(check(words)).toBe(reason);
});
