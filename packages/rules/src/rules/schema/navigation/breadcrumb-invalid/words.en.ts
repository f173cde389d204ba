import { breadcrumb } from "../checks.ts";
import { oneLine } from "../../../../escape/plain.ts";
import { listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly step: number; readonly fault: string }[]> = {
  failing: "Breadcrumb markup is invalid",
  title: "Repair the breadcrumb structured data of {pages}",
  why: "Google drops the whole trail when one step has no name, no position or no valid address.",
  steps: "Give each ListItem a position (1, 2, 3 ...), a name, and, all but the last, the full address of its page.",
  check: breadcrumb,
  seen: (saw) => `a marked up trail with ${listed(saw.map(inWords))}`,
};

const FAULTS: Readonly<Record<string, string>> = {
  "no ListItem": "no steps",
  "no item address": "no address",
  "two steps have the same position": "two steps in the same place",
};

function inWords({ step, fault }: { readonly step: number; readonly fault: string }): string {
  const said = FAULTS[fault] ?? (fault.startsWith("address") ? "an incomplete address" : oneLine(fault));
  return step === 0 ? said : `${said} in step ${step}`;
}
