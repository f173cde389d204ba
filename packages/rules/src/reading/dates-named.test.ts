import { expect, test } from "vitest";
import { showsDate } from "./dates-named.ts";

test.each([
  ["3 Haziran 2026 · 3 dk okuma", "tr"],
  ["8 martie 2024", "ro"],
  ["نشر في 12 جوان 2026", "ar"],
  ["12 يونيو 2026", "ar-EG"],
  ["15 Φεβρουαρίου 2026", "el"],
  ["May 5, 2025", "en"],
])("%s is a date in %s", (text, lang) => expect(showsDate(text, lang)).toBe(true));

test.each([
  ["Bu 3 makine güçlüdür", "tr"],
  ["3 litri de apă", "ro"],
  ["Room 12", null],
  ["x", "no-such-language-at-all"],
])("%s is none", (text, lang) => expect(showsDate(text, lang)).toBe(false));
