import { worklist } from "../../../../fixes/worklist.ts";
import type { Trap } from "./saw.ts";
import { en } from "./words.en.ts";
import type { BackButton } from "@audit/facts";
import { judgeLook } from "../../../../reading/closer-looks.ts";
import { defineSiteRule } from "../../../../rule.ts";
import type { Evidence } from "../../../../verdict.ts";

/** Judged by what happens, not by which functions scripts call: an entry that going back simply leaves is no trap. */
export const rule = defineSiteRule({
  id: "back-button-hijack",
  category: "technical",
  area: "mobile",
  severity: "high",
  fixKind: "config",
  certainty: 0.9,
  reads: ["rendering"],
  source: "https://developers.google.com/search/blog/2026/04/back-button-hijacking",
  judge: ({ rendering }) =>
    judgeLook(rendering, "back", ({ kind }, back) => {
      // Asking before an order is lost is fair.
      if (/^(cart|checkout|account)$/.test(kind)) return "outside";
      return trapOf(back);
    }),
  words: { en },
  fix: worklist(en),
});

function trapOf({ trap, to, added, asksToStay }: BackButton): Evidence<Trap> | null {
  const expected = "the page the visitor came from";
  if (trap === "diverted") return { at: "going back after one click", saw: { ledTo: to }, expected };
  if (trap === "kept") return { at: "going back", saw: { stayed: true, entriesAdded: added }, expected };
  return asksToStay ? { at: "leaving after one click, nothing entered", saw: "the page asks to stay", expected } : null;
}
