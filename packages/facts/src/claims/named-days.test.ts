import { expect, test } from "vitest";
import { namedDays } from "./named-days.ts";

test.each([
  ["Mon-Fri: 08:00-17:00", "en", [0, 1, 2, 3, 4]],
  ["Martedì ~ Venerdì 8:00 – 12:00", "it", [1, 2, 3, 4]],
  ["dal lunedì al venerdì 8:00 – 12:00", "it", [0, 1, 2, 3, 4]],
  ["Monday and Thursday 09:00 - 17:00", "en", [0, 3]],
  ["pondělí a čtvrtek 9:00 - 17:00", "cs", [0, 3]],
  ["Mon 8:00-12:00, Thu 9:00-13:00", "en", [0, 3]],
  ["Monday, Thursday 09:00 - 17:00", "en", [0, 3]],
  ["Monday next to Thursday 09:00 - 17:00", "en", []],
  ["Open 09:00 - 17:00", "en", null],
])("%s", (line, language, days) => {
  expect(namedDays(line, [language])).toEqual(days);
});
