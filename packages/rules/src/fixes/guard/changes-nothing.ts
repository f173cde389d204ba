import type { PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import type { Patch } from "../patches/patch.ts";

/** Values that are lists of tokens: their order and the spaces between them say nothing. */
const isList = ({ op, key = "" }: Patch): boolean => op === "robots" || /^meta\[name=.*@content$/.test(key);

const tokensOf = (text: string): string =>
  [...new Set(text.toLowerCase().split(/[\s,]+/))].filter(Boolean).toSorted().join(" ");

/** Another dash or gap makes no other title. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

/** Tags of which a page may have several: one that stays as it is tells which. Of viewports only the first is read. */
function isOneOfSeveral({ op }: Patch, page: PageFacts | null): boolean {
  if (page === null) return false;
  if (op === "viewport") return true;
  if (op === "title") return page.head.titles.length > 1;
  if (op === "description") return page.head.descriptions.length > 1;
  return op === "canonical" && (page.head.canonicals.length > 1 || page.head.canonicals.some((link) => !link.inHead));
}

/** Whether a patch leaves what it is pasted over as it is; of markup the way of writing may be what changes. */
export function changesNothing(patch: Patch, page: PageFacts | null): boolean {
  const { op, before, after } = patch;
  // Another tag around the same words.
  if (op === "h1" && patch.key !== undefined) return false;
  if (op === "jsonld" || before === null || after === null || isOneOfSeveral(patch, page)) return false;
  const read = isList(patch) ? tokensOf : op === "title" ? lettersOf : oneLine;
  return read(before) === read(after);
}
