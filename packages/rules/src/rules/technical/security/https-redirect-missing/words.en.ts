import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Unencrypted address doesn't lead to the encrypted one",
  title: "The unencrypted address of the site doesn't lead to the encrypted one",
  why: "Whoever types or links the http address stays on an insecure copy of the shop, and search engines see every page twice.",
  steps: "Redirect every http address to the same address with https, permanently (status 301 or 308).",
  check: ({ view }) =>
    `Open ${view.site.probes.httpHome?.url ?? view.site.home.replace("https:", "http:")}. Expected: the browser ends at ${view.site.home}.`,
};
