import type { EvidenceValue } from "../verdict.ts";
import { csv } from "../escape/config.ts";
import type { Words } from "../words.ts";
import type { Fixer } from "./fixer.ts";

const MOST_ROWS = 200;
export const WORKLIST_HEADER = "address,seen,where";

/** Addresses with what the rule saw there, as CSV for a ticket or a sheet: for work that no snippet can do. */
export const worklist =
  <S extends EvidenceValue>({ seen }: Words<S>): Fixer<S> =>
  ({ faults }) => {
    // One address stands in the problem already.
    if (faults.length < 2) return null;
    const rows = faults
      .slice(0, MOST_ROWS)
      .map((fault) => `${csv(fault.url)},${csv(seen(fault.evidence.saw, fault))},${csv(fault.evidence.at)}`);
    const more = faults.length - rows.length;
    return [WORKLIST_HEADER, ...rows, ...(more > 0 ? [`and ${more} more,,`] : [])].join("\n");
  };
