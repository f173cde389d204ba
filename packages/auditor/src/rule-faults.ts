import type { RuleFault, RuleFaults } from "./judgement.ts";

/** A faulty rule may throw on every page: the first times are listed with their pages, all are counted. */
const MOST_LISTED = 50;
const LONGEST_MESSAGE = 300;

export interface FaultNotes {
  /** Notes what a rule threw; returns the sentence for whoever reads the verdict. */
  note(rule: string, url: string | null, thrown: unknown): string;
  summary(): RuleFaults;
}

export function createFaultNotes(): FaultNotes {
  const first: RuleFault[] = [];
  let count = 0;
  return {
    note(rule, url, thrown) {
      const message = messageOf(thrown);
      count += 1;
      if (first.length < MOST_LISTED) first.push({ rule, url, message });
      return `This check failed by a fault of the program: ${message}`;
    },
    summary: () => ({ count, first }),
  };
}

const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, LONGEST_MESSAGE);
