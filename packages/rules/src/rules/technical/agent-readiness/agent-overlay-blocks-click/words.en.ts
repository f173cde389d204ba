import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";
import { oneLine } from "../../../../escape/plain.ts";

export const en: Words<{ readonly covered: string; readonly layer: string }> = {
  failing: "A layer lies over the buttons of product pages",
  title: "Remove the layer that covers the buttons of {pages}",
  why: "Assistants that shop for people come without cookies. The layer catches their clicks, and many give up.",
  steps:
    "Make the layer a bar at the edge of the window that leaves the page usable; even a cookie question needs no more.",
  check: onPage("buttons that can be clicked at once, in a private window"),
  seen: ({ covered, layer }) => `a layer over ${oneLine(covered)} of the window that says ${quote(layer)}`,
};
