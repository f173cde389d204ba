import type { EvidenceValue } from "../verdict.ts";
import { csv } from "../escape/config.ts";
import { oneLine } from "../escape/plain.ts";
import type { Words } from "../words.ts";
import type { Fixer } from "./fixer.ts";

const MOST_ROWS = 200;
/** More rows that say the same tell nothing more. */
const MOST_ALIKE = 5;
export const WORKLIST_HEADER = "address,seen,where";

/** Addresses with what the rule saw there, as CSV for a ticket or a sheet: for work that no snippet can do. */
export const worklist =
  <S extends EvidenceValue>({ seen }: Words<S>): Fixer<S> =>
  ({ faults }) => {
    // One address stands in the problem already.
    if (faults.length < 2) return null;
    const said = faults.map((fault) => [seen(fault.evidence.saw, fault), fault.evidence.at] as const);
    const kinds = new Set(said.map((one) => one.join("\n")));
    const [[sight, at] = ["", ""]] = said;
    if (kinds.size === 1 && faults.length > MOST_ALIKE) {
      const examples = faults.slice(0, MOST_ALIKE).map(({ url }) => url);
      return [
        `On all ${faults.length} pages alike, so look for it in what they share: ${oneLine(sight)} (${at})`,
        ...examples,
      ].join("\n");
    }
    const rows = faults.slice(0, MOST_ROWS).map(({ url }, index) => [url, ...(said[index] ?? [])].map(csv).join(","));
    const more = faults.length - rows.length;
    return [WORKLIST_HEADER, ...rows, ...(more > 0 ? [`and ${more} more,,`] : [])].join("\n");
  };
