import { worklist } from "../../../../fixes/worklist.ts";
import { isPrivateHost } from "../../../../knowledge/private-hosts.ts";
import { sampleHost } from "../../../../knowledge/sample-hosts.ts";
import { readableHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { isLoopback } from "../../../../reading/origin.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { en, IN_SCRIPTS } from "./words.en.ts";

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
    const scripted = (forms.scripted ?? []).filter((target) => isOfOtherMachine(target, url));
    if (forms.total === 0 && scripted.length === 0) return notApplicable();
    const lost = (forms.outward ?? []).filter((target) => isUnreachable(target, url));
    if (lost.length === 0 && scripted.length > 0) {
      const saw = { forms: 0, targets: scripted.slice(0, MOST_SHOWN).map(quoted) };
      return fail({ at: IN_SCRIPTS, saw, expected: "an address of the site itself" });
    }
    if (lost.length === 0) return pass();
    const saw = { forms: lost.length, targets: lost.slice(0, MOST_SHOWN).map(quoted) };
    return fail({ at: "form[action]", saw, expected: "an address of the site itself" });
  },
  words: { en },
  untrue: 1.5,
  shows: ({ targets }) => targets.map(hostnameOf),
  fix: worklist(en),
});

/** A developer's host under another name than the one that the page is read from. */
const isOfOtherMachine = (target: string, page: string): boolean =>
  URL.canParse(target) && isPrivateHost(hostnameOf(target)) && hostnameOf(target) !== hostnameOf(page);

/** A site that is audited on a machine of its own network may send to neighbours of itself. */
function isUnreachable(target: string, page: string): boolean {
  const host = hostnameOf(target);
  if (sampleHost.test(host)) return true;
  return isPrivateHost(host) && !(isLoopback(target) && isLoopback(page));
}
