import { htmlComment } from "@audit/rules/escape/html";
import { isPattern } from "@audit/rules/fixes/fixer";
import type { Block, Fix, Part, Section } from "@audit/rules/fixes/patches/fix";
import type { Patch } from "@audit/rules/fixes/patches/patch";

const isBlock = (part: Part): part is Block => typeof part !== "string";
const isUnprinted = (section: Section): boolean =>
  section.length > 0 && section.every((part) => isBlock(part) && part.unprinted === true);

/**
 * Of many pages alike the first are shown as examples: those with something to paste, in place of those of which all is
 * still to write.
 */
export function readyShown(fix: Fix, isReady: (patch: Patch) => boolean): Fix {
  const holdsReady = (section: Section): boolean => section.some((part) => isBlock(part) && part.patches.some(isReady));
  const spare = fix.filter((section) => isUnprinted(section) && holdsReady(section));
  const isOpen = (section: Section): boolean =>
    !isUnprinted(section) && !isPatternOf(section) && section.some(isBlock) && !holdsReady(section);
  const open = fix.filter(isOpen).slice(0, spare.length);
  const instead = new Map(open.map((section, at) => [section, spare[at] ?? section]));
  const taken = new Map([...instead].map(([section, other]) => [other, section]));
  return fix.map((section) => {
    const ready = instead.get(section);
    if (ready !== undefined) return withAddress(ready);
    const moved = taken.get(section);
    return moved === undefined ? section : moved.filter(isBlock).map((part) => ({ ...part, unprinted: true as const }));
  });
}

const isPatternOf = (section: Section): boolean => section.every(isPattern);

/** Under the address of its page, as examples stand. */
function withAddress(section: Section): Section {
  const blocks = section.filter(isBlock);
  const url = blocks[0]?.patches[0]?.url ?? "";
  return [htmlComment(url), ...blocks.map(({ unprinted: _unprinted, ...block }) => block)];
}
