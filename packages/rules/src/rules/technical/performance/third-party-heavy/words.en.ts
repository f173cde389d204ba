import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";
import { secondsOf } from "../../../../wording/measures.ts";

export const en: Words<{ readonly otherSitesMilliseconds: number; readonly ownMilliseconds: number }> = {
  failing: "Other companies' scripts take most of the script time",
  title: "Reduce third-party scripts on {pages}",
  why: "Tags, chats and widgets of others keep the page busy longer than the shop's own scripts do, and every visitor pays.",
  steps:
    "Take out what nobody uses, load the rest after the page stands or on the first touch, and let a tag manager load less.",
  check: inLighthouse("less main-thread time for third parties"),
  seen: ({ otherSitesMilliseconds, ownMilliseconds }) =>
    `${secondsOf(otherSitesMilliseconds)} of work for scripts of other companies, and ${secondsOf(ownMilliseconds)} for your own`,
};
