import type { PageFacts, ScriptProbe } from "@audit/facts";
import { worklist } from "../../../../fixes/worklist.ts";
import { consentToolOf } from "../../../../knowledge/consent-tools.ts";
import { isSilentHost } from "../../../../knowledge/silent-hosts.ts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { hostnameOf } from "../../../../reading/address-parts.ts";
import { quoted } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, notApplicable, unknown } from "../../../../verdict.ts";
import { en } from "./words.en.ts";

/**
 * Judges forms without an address to send to whose button a script takes over, where all scripts of the page were read
 * and none of them has a way to send anything. Nothing is filled in or sent.
 */
export const rule = defineSiteRule({
  id: "form-sends-nothing",
  category: "content",
  area: "unfinished",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  reads: ["pages", "probes"],
  source: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm",
  judge: ({ pages, probes }) => {
    const candidates = pagesIn(pages, readableHtml).flatMap(({ url, forms: { unsent }, resources }) =>
      unsent === undefined
        ? []
        : [{ url, unsent, sending: sendingOf(unsent, resources.scripts, probes.scripts ?? []) }],
    );
    if (candidates.length === 0) return notApplicable();
    const clear = candidates.filter(({ sending }) => sending !== "unclear");
    if (clear.length === 0)
      return unknown("Not every script was read that may send what visitors write into the forms.");
    return judgePages(
      clear.flatMap(({ url, unsent: { count, fields }, sending }) =>
        sending === "some"
          ? []
          : [
              {
                url,
                evidence: { at: "form", saw: { forms: count, fields: fields.map(quoted) }, expected: "a way to send" },
              },
            ],
      ),
      clear.length,
    );
  },
  words: { en },
  shows: ({ fields }) => [fields.join(", ")],
  fix: worklist(en),
});

const isSilent = (url: string): boolean => isSilentHost(hostnameOf(url)) || consentToolOf(url) !== null;

type Unsent = NonNullable<PageFacts["forms"]["unsent"]>;

/** Whether something on the page may send the form; unclear where not all was read, or nothing takes the form over. */
function sendingOf(
  unsent: Unsent,
  scripts: PageFacts["resources"]["scripts"],
  probes: readonly ScriptProbe[],
): "some" | "none" | "unclear" {
  if (unsent.maySend) return "some";
  const byUrl = new Map(probes.map((probe) => [probe.url, probe]));
  let takesOver = unsent.takesOver;
  let isClear = true;
  for (const { url } of scripts) {
    const probe = url === null ? undefined : byUrl.get(url);
    if (probe?.maySend === true) return "some";
    takesOver ||= probe?.takesOver === true;
    isClear &&= probe?.maySend === false || (url !== null && isSilent(url));
  }
  return isClear && takesOver ? "none" : "unclear";
}
