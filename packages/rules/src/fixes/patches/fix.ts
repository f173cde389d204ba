import type { Patch } from "./patch.ts";
import { printPatch } from "./print-patch.ts";

/** Patches that are printed together, such as the lines of one server rule. */
export interface Block {
  readonly patches: readonly Patch[];
  /** @param kept those that may be shown; null where nothing is left to say */
  readonly print: (kept: readonly Patch[]) => string | null;
  /** There is something to say where none may be shown, too. */
  readonly always?: true;
  /** One of many alike, of which the first are printed: its patches go with the task as data. */
  readonly unprinted?: true;
}

/** A line of advice, or patches. */
export type Part = string | Block;

/** Parts that belong to one place: under the address of a page, or one file. */
export type Section = readonly Part[];

/** All that an owner pastes or does for one cause. */
export type Fix = readonly Section[];

/** A patch printed by itself. @param print where its code says more than the patch */
export const show = (patch: Patch, print: (patch: Patch) => string | null = printPatch): Block => ({
  patches: [patch],
  print: ([kept]) => (kept === undefined ? null : print(kept)),
});

/** Sections that may be missing, one after the other; null without any. */
export function sectionsOf(...parts: readonly (Section | string | null)[]): Fix | null {
  const sections = parts.flatMap((part) => (part === null ? [] : [typeof part === "string" ? [part] : part]));
  return sections.length > 0 ? sections : null;
}

export const asFix = (made: Fix | string | null): Fix => (typeof made === "string" ? [[made]] : (made ?? []));

export const patchesOf = (fix: Fix): Patch[] =>
  fix.flatMap((section) => section.flatMap((part) => (typeof part === "string" ? [] : part.patches)));

/**
 * The code of a fix; null where nothing is left of it.
 * @param choose what of a block is shown: its kept patches, and advice in place of the others
 */
export function printFix(
  fix: Fix,
  choose: (block: Block) => readonly [kept: readonly Patch[], instead: readonly string[]] = ({ patches }) => [
    patches,
    [],
  ],
): string | null {
  const sections = fix.flatMap((section) => {
    const lines = section.map((part): { readonly text: string; readonly made: boolean }[] => {
      if (typeof part === "string") return [{ text: part, made: false }];
      if (part.unprinted) return [];
      const [kept, instead] = choose(part);
      const isSilent = kept.length === 0 && part.patches.length > 0 && part.always !== true;
      const code = isSilent ? null : part.print(kept);
      return [...(code === null ? [] : [code]), ...instead].map((text) => ({ text, made: true }));
    });
    const hasBlock = section.some((part) => typeof part !== "string");
    const flat = lines.flat();
    return hasBlock && !flat.some(({ made }) => made) ? [] : [flat.map(({ text }) => text).join("\n")];
  });
  return sections.join("\n\n") || null;
}
