/** Counts agreement between our code and vectors measured elsewhere. */
export interface Tally {
  /** One vector held against ours; prints the first disagreements of each kind in full. */
  hold(kind: string, want: unknown, got: unknown, about: string): void;
  /** A vector that we knowingly do not follow, with the reason from exceptions.ts. */
  leaveOut(reason: string): void;
  /** A vector that got no answer where one was to be had; counted apart, neither right nor wrong. */
  leaveOpen(kind: string, about: string): void;
  /** Ends the suite: prints what was left out and the last line. @returns whether all agreed. */
  close(suite: string): boolean;
}

const MOST_PRINTED = 40;

export function createTally(print: (line: string) => void = console.log): Tally {
  let agree = 0;
  let total = 0;
  let open = 0;
  const printed = new Map<string, number>();
  const leftOut = new Map<string, number>();
  return {
    hold: (kind, want, got, about) => {
      total += 1;
      if (JSON.stringify(want) === JSON.stringify(got)) {
        agree += 1;
        return;
      }
      const count = (printed.get(kind) ?? 0) + 1;
      printed.set(kind, count);
      if (count <= MOST_PRINTED) print(`${kind}: ${about}: want ${short(want)}, got ${short(got)}`);
    },
    leaveOut: (reason) => leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1),
    leaveOpen: (kind, about) => {
      open += 1;
      const count = (printed.get(`unanswered ${kind}`) ?? 0) + 1;
      printed.set(`unanswered ${kind}`, count);
      if (count <= MOST_PRINTED) print(`unanswered ${kind}: ${about}`);
    },
    close: (suite) => {
      for (const [kind, count] of printed) if (count > MOST_PRINTED) print(`${kind}: ${count} disagreements in all`);
      for (const [reason, count] of leftOut) print(`left out ${count}: ${reason}`);
      print(`${suite}: agree ${agree} of ${total}${open > 0 ? `, unanswered ${open}` : ""}`);
      return agree === total;
    },
  };
}

const short = (value: unknown): string => (JSON.stringify(value) ?? "undefined").slice(0, 300);
