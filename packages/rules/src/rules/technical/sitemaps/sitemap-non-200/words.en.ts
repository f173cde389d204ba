import { wholeSitemap } from "../../../../fixes/sitemap/whole-sitemap.ts";
import { forwards } from "../../../../reading/forwards.ts";
import { inSitemap } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";
import { answerOf } from "../../../../wording/http-status.ts";

export const en: Words<{ readonly status: number; readonly redirectTo: string | null }> = {
  failing: "Sitemap lists addresses that redirect or fail",
  title: "Remove {pages} that {doesn't|don't} work from the sitemap",
  why: "A sitemap should name pages that work. When many entries lead elsewhere or to errors, search engines trust the whole file less.",
  steps:
    "Replace each redirecting entry by its target and remove the dead ones. If the shop system writes the file, have it leave out removed and unpublished pages.",
  check: inSitemap("not found there"),
  seen: ({ status, redirectTo }) =>
    `an address of the sitemap that ${redirectTo === null ? `gives ${answerOf(status)}` : `forwards to ${addressOf(redirectTo)}`}`,
  variants: [
    wholeSitemap,
    {
      when: ({ evidence: { saw } }) => forwards(saw.status),
      title: "Replace {pages} in the sitemap with the final {address|addresses}",
      why: "A sitemap should name the addresses to be listed. Those that forward cost search engines a second request each, and contradict what the server says.",
      steps:
        "Replace each entry by the address it forwards to. If the system writes the file, correct the form of its addresses in the settings.",
    },
  ],
};
