import type { AnyPageRule, PageFault, Verdict } from "@audit/rules";
import type { ColdFaults } from "./cold-faults.ts";

/** What became of a rule so far. */
export interface Tally {
  readonly rule: AnyPageRule;
  judged: number;
  faults: PageFault[];
  /** Addresses whose verdict is unknown, with the reason as evidence. */
  inconclusive: PageFault[];
}

/** @param cold where the evidence of a large site lies */
export function noteVerdict(tally: Tally, verdict: Verdict, url: string, cold?: ColdFaults): void {
  switch (verdict.verdict) {
    case "not-applicable":
      return;
    case "pass":
      tally.judged += 1;
      return;
    case "unknown":
      tally.inconclusive.push({ url, evidence: { at: "page", saw: verdict.reason } });
      return;
    case "fail": {
      tally.judged += 1;
      const fault: PageFault = { url, evidence: verdict.evidence };
      tally.faults.push(cold?.keep(fault, tally.rule.id) ?? fault);
    }
  }
}
