import { expect, test } from "vitest";
import { cutAtSense } from "./cut-at-sense.ts";

test.each([
  ["Balancing Act: The Art of Mixed Training Between Gym and Home", "Balancing Act: The Art of Mixed Training"],
  ["Dive into fitness with Splashy Fun! Swimfinity and Beyond offers", "Dive into fitness with Splashy Fun!"],
  ["Parties, baths and curses on Samhain. This is Halloween at last", "Parties, baths and curses on Samhain"],
  [
    "Bambutandborste vs plasttandborste 2026 – vad är skillnaden egentligen?",
    "Bambutandborste vs plasttandborste 2026",
  ],
  ["QIR: a query engine for Acme that supports both languages at once", "QIR: a query engine for Acme"],
  ["The 180 Challenge: Revolutionize Your Fitness Journey One Rep a Day", "The 180 Challenge"],
  ["Short enough", "Short enough"],
  [
    "Onelongwordafteranother withoutanyplacetostop anywhereintheline atall",
    "Onelongwordafteranother withoutanyplacetostop",
  ],
])("a title is cut where a reader may stop: %s", (text, cut) => expect(cutAtSense(text, 56)).toBe(cut));
