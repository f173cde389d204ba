import { worklist } from "../../../../fixes/worklist.ts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { sampleHost } from "../../../../knowledge/sample-hosts.ts";
import { readableHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { isLoopback } from "../../../../reading/origin.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

const MOST_SHOWN = 3;

/** Orders and questions that end on a developer's machine, or at an address that stands in documents as an example. */
export const rule = definePageRule({
  id: "form-target-unreachable",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "template",
  certainty: 0.95,
  ceiling: {
    health: 45,
    aiCitation: 60,
    from: 0.25,
    because: "What visitors order or write is sent to an address that nobody but a developer can reach.",
  },
  over: readableHtml,
  reads: ["url", "forms"],
  source: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm",
  judge: ({ url, forms }) => {
    if (forms.total === 0) return notApplicable();
    const lost = (forms.outward ?? []).filter((target) => isUnreachable(target, url));
    if (lost.length === 0) return pass();
    const saw = { forms: forms.total, targets: lost.slice(0, MOST_SHOWN).map(quoted) };
    return fail({ at: "form[action]", saw, expected: "an address of the site itself" });
  },
  words: { en },
  shows: ({ targets }) => targets.map(hostnameOf),
  fix: worklist(en),
});

/** A site that is audited on a machine of its own network may send to neighbours of itself. */
function isUnreachable(target: string, page: string): boolean {
  const host = hostnameOf(target);
  if (sampleHost.test(host)) return true;
  return isPrivateHost(host) && !(isLoopback(target) && isLoopback(page));
}
