import { availableParallelism, totalmem } from "node:os";
import type { HostSlots } from "@audit/engine/process";

interface Machine {
  /** Bytes that this program may use. */
  readonly memory: number;
  readonly processors: number;
}

const GIGABYTE = 1024 ** 3;
/** An audit that reads holds some 80 MB, and what is left is for browsers, judging and the program itself. */
const READERS_PER_GIGABYTE = 8;
const MOST_READERS = 64;
/** A page works for half a second of the four that it is open. */
const PAGES_PER_PROCESSOR = 4;
/** Below it a second browser would take what audits need, or find no processor that the first one leaves free. */
const TWO_BROWSERS_FROM: Machine = { memory: 8 * GIGABYTE, processors: 4 };

/** What a machine can do at once: reading waits for sites and is bounded by memory, judging and browsers by processors. */
export function slotsOf({ memory, processors }: Machine): HostSlots & { readonly workers: number } {
  const readers = Math.floor((memory / GIGABYTE) * READERS_PER_GIGABYTE);
  const browsers = memory >= TWO_BROWSERS_FROM.memory && processors >= TWO_BROWSERS_FROM.processors ? 2 : 1;
  return {
    workers: Math.min(MOST_READERS, Math.max(2, readers)),
    judging: processors,
    browsers,
    browserPages: Math.min(8, Math.max(2, processors * PAGES_PER_PROCESSOR)),
  };
}

/** The machine, or as much of it as a container has. */
export function thisMachine(): Machine {
  const bound = process.constrainedMemory();
  return {
    memory: bound > 0 ? Math.min(bound, totalmem()) : totalmem(),
    processors: availableParallelism(),
  };
}
