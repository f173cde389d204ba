import type { ColdStore } from "@audit/facts";
import type { Evidence, PageFault } from "./verdict.ts";

/** The faults of a large site: hundreds of thousands, whose evidence is read once or twice. */
export interface ColdFaults {
  /** A fault that reads as the given one, with its evidence in the store. */
  keep(fault: PageFault): PageFault;
}

export function createColdFaults(store: ColdStore): ColdFaults {
  let lastPlace = -1;
  let last: unknown = null;

  function read(place: number): Evidence {
    if (place !== lastPlace) last = store.get(place);
    lastPlace = place;
    // What comes out is what went in: evidence is plain data.
    return last as Evidence;
  }

  /** Two words each; what all share hangs on the class. */
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

  return { keep: ({ url, evidence }) => new ColdFault(url, store.put(evidence)) };
}
