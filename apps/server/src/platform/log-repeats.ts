const MOST_A_MINUTE = 5;
const MINUTE_MS = 60_000;
/** Kinds of lines that are counted at once; sentences with an address in them make no end of kinds. */
const MOST_KINDS = 500;

interface Kind {
  until: number;
  said: number;
  leftOut: number;
}

/**
 * Bounds how often the same fault is told: five times a minute. The first line after some that were left out says how many.
 * @param now milliseconds, monotonic
 * @returns for a line of that kind, how many were left out before it; null when it is to be left out itself
 */
export function boundRepeats(now: () => number = () => performance.now()): (kind: string) => number | null {
  const kinds = new Map<string, Kind>();
  return (name) => {
    const at = now();
    let kind = kinds.get(name);
    if (kind === undefined || at >= kind.until) {
      const leftOut = kind?.leftOut ?? 0;
      if (kinds.size >= MOST_KINDS) kinds.clear();
      kinds.set(name, (kind = { until: at + MINUTE_MS, said: 0, leftOut }));
    }
    if (kind.said >= MOST_A_MINUTE) {
      kind.leftOut += 1;
      return null;
    }
    kind.said += 1;
    const { leftOut } = kind;
    kind.leftOut = 0;
    return leftOut;
  };
}
