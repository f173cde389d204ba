import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly redirectTo?: string }> = {
  failing: "Unencrypted address doesn't lead to the encrypted one",
  title: "Redirect http to https on the whole site",
  why: "Whoever types or links the http address stays on an insecure copy of the shop, and search engines see every page twice.",
  steps: "Redirect every http address to the same address with https, permanently (status 301 or 308).",
  check: ({ view }) =>
    `Open ${view.site.probes.httpHome?.url ?? view.site.home.replace("https:", "http:")}. Expected: the browser ends at ${view.site.home}.`,
  seen: ({ status, redirectTo }, { evidence }) =>
    `${redirectTo === undefined ? answerOf(status) : `a redirect to ${addressOf(redirectTo)}`} at ${addressOf(evidence.at)} instead of a redirect to the encrypted address`,
};
