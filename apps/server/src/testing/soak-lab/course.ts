import { readdirSync } from "node:fs";
import { memoryOfTree } from "../memory-of-tree.ts";

/** What a program holds at some moment: bytes, and open files, sockets and pipes. */
export interface Held {
  readonly memory: number;
  readonly handles: number;
}

/** Of the program itself; its audits and browsers come and go. */
export function heldBy(pid: number): Held {
  return { memory: memoryOfTree(pid).server, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** How a figure stood after the first third, when all has begun, and at the end. */
export interface Course {
  readonly from: number;
  readonly to: number;
}

/** Medians of the second and the last third: one moment tells little of memory that is collected now and then. */
export function courseOf(values: readonly number[]): Course {
  const third = Math.floor(values.length / 3);
  return { from: medianOf(values.slice(third, 2 * third)), to: medianOf(values.slice(-third)) };
}

/** @param allowed growth that is none, as a share */
export const isFlat = ({ from, to }: Course, allowed: number): boolean => to <= from * (1 + allowed);

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
