import { copyOf, copyWords } from "../knowledge/copy-words.ts";
import { normalised } from "./words.ts";

const BRACKETED = new RegExp(
  `^(.+?)\\s*[(（\\[](?:${copyWords})(?:\\s*\\d{1,3})?[)）\\]](?:\\s*[(（]?\\d{0,3}[)）]?)?$`,
  "u",
);
const BEHIND = new RegExp(`^(.+?)(?:\\s+|\\s*[-–—_]\\s*|の)(?:${copyWords})(?:\\s*\\d{1,3})?$`, "u");
const BEFORE = new RegExp(`^(?:${copyOf})\\s+(.+)$`, "u");

/** The name that a system gave to a copy: what was copied, and whether the name alone proves it. */
export interface CopyName {
  readonly original: string;
  /** In brackets at the end it is a mark of the system; other forms may be meant ("Copy of a Rembrandt"). */
  readonly isSure: boolean;
}

/** What a name is the copy of; null for other names. */
export function copyName(name: string): CopyName | null {
  const said = normalised(name);
  const sure = BRACKETED.exec(said)?.[1];
  if (sure !== undefined) return { original: sure, isSure: true };
  const original = BEHIND.exec(said)?.[1] ?? BEFORE.exec(said)?.[1];
  return original === undefined ? null : { original, isSure: false };
}
