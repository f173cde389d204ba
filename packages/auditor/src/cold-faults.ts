import type { ColdStore } from "@audit/facts";
import type { Evidence, PageFault } from "@audit/rules";

/** The faults of a large site: hundreds of thousands, whose evidence is read once or twice. */
export interface ColdFaults {
  /** Moves the evidence of a fault into the store; the fault returned reads it back when asked. */
  keep(fault: PageFault, rule: string): PageFault;
}

export function createColdFaults(store: ColdStore): ColdFaults {
  let lastPlace = -1;
  let last: unknown = null;
  /** A template's fault has the same evidence on page after page: it is kept once for those in a row. */
  const lastOf = new Map<string, { readonly evidence: Evidence; readonly place: number }>();

  function read(place: number): Evidence {
    if (place !== lastPlace) last = store.get(place);
    lastPlace = place;
    // What comes out is what went in: evidence is plain data.
    return last as Evidence;
  }

  function placeOf(evidence: Evidence, rule: string): number {
    const before = lastOf.get(rule);
    if (before !== undefined && isSame(before.evidence, evidence)) return before.place;
    const place = store.put(evidence);
    lastOf.set(rule, { evidence, place });
    return place;
  }

  /** Two fields each, as there are hundreds of thousands; the store is known to the class. */
  class ColdFault implements PageFault {
    readonly url: string;
    private readonly place: number;

    constructor(url: string, place: number) {
      this.url = url;
      this.place = place;
    }

    get evidence(): Evidence {
      return read(this.place);
    }

    toJSON(): PageFault {
      return { url: this.url, evidence: this.evidence };
    }
  }

  return { keep: ({ url, evidence }, rule) => new ColdFault(url, placeOf(evidence, rule)) };
}

/** Whether both give the same JSON, as far as plain data with its keys in one order tells. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  if (keys.length !== others.length) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return keys.every((key, index) => key === others[index] && isSame(one[key], other[key]));
}
