import { expect, test } from "vitest";
import { showsDate } from "./dates-named.ts";

test.each([
  ["3 Haziran 2026 · 3 dk okuma", "tr"],
  ["8 martie 2024", "ro"],
  ["نشر في 12 جوان 2026", "ar"],
  ["12 يونيو 2026", "ar-EG"],
  ["15 Φεβρουαρίου 2026", "el"],
  ["May 5, 2025", "en"],
  ["5. маја 2025.", "sr"],
  ["2026年3月5日", "ja"],
])("%s is a date in %s", (text, lang) => expect(showsDate(text, lang)).toBe(true));

test.each([
  ["Bu 3 makine güçlüdür", "tr"],
  ["3 litri de apă", "ro"],
  ["Нашли смо 34 мајстора", "sr"],
  ["1924年から続ける工房", "ja"],
  ["Room 12", null],
  ["x", "no-such-language-at-all"],
])("%s is none", (text, lang) => expect(showsDate(text, lang)).toBe(false));
