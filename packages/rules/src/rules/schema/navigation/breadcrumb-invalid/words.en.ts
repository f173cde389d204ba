import { breadcrumb } from "../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Breadcrumb markup is invalid",
  title: "The trail of {pages} can't be read by Google",
  why: "Google drops the whole trail when one step has no name, no position or no valid address.",
  steps: "Give each ListItem a position (1, 2, 3 ...), a name, and, all but the last, the full address of its page.",
  check: breadcrumb,
};
