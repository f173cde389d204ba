import type { Cause } from "../causes/cause.ts";
import type { SiteView } from "../view/site-view.ts";
import { evidenceInWords } from "./evidence-words.ts";
import { percent } from "./plural.ts";

/** What is wrong, the proof in words, why it matters, and how sure it is. */
export function problemOf(cause: Cause, title: string, view: SiteView): string {
  const { finding, faults } = cause;
  const [first] = faults;
  const where = finding.scope === "site" ? "" : `Seen for example on ${first!.url}: `;
  const doubt =
    finding.certainty < 0.8 ? `We are ${percent(finding.certainty)} sure: the rule has to infer this.` : null;
  return [`${title}.`, `${where}${evidenceInWords(first!.evidence)}`, finding.says.why, doubt, layoutNote(cause, view)]
    .filter((part) => part !== null)
    .join(" ");
}

const layoutNote = ({ scope }: Cause, { site }: SiteView): string | null =>
  scope === "layout"
    ? `It is the same on nearly all of the ${site.templates.length} page templates, so the common layout causes it.`
    : null;
