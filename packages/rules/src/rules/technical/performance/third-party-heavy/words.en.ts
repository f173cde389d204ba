import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Other companies' scripts take most of the script time",
  title: "Other companies' scripts take most of the script time of {pages}",
  why: "Tags, chats and widgets of others keep the page busy longer than the shop's own scripts do, and every visitor pays.",
  steps:
    "Take out what nobody uses, load the rest after the page stands or on the first touch, and let a tag manager load less.",
  check: inLighthouse("less main-thread time for third parties"),
};
