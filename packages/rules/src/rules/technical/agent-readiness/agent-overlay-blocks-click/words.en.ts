import { onPage } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "A layer lies over the buttons of product pages",
  title: "A layer lies over the buttons of {pages}",
  why: "Assistants that shop for people come without cookies. The layer catches their clicks, and many give up.",
  steps:
    "Make the layer a bar at the edge of the window that leaves the page usable; even a cookie question needs no more.",
  check: onPage("buttons that can be clicked at once, in a private window"),
};
