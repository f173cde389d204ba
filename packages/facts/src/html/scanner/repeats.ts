import { bodyMode, type Scan } from "./scan.ts";

/**
 * Everything outside a landmark that decides how its content is read: the open elements, which stray end tags look for,
 * the form, and what was odd before. Null where a paragraph, a link or a cell is open, which content may end.
 */
function contextOf(scan: Scan): string | null {
  const { depth, mode, openP, openA, form, cells, quirks, headCut } = scan;
  if (mode !== bodyMode || openP !== 0 || openA !== 0 || form > 0 || cells[depth] !== 0) return null;
  let context = `${form},${quirks},${headCut}`;
  for (let at = 1; at <= depth; at++) context += `,${scan.tags[at] === 0 ? scan.names[at]! : scan.tags[at]!}`;
  return context;
}

/** Lets the sink take the content of the landmark just opened from an earlier document. */
export function takeRepeat(scan: Scan): void {
  if (scan.failed || scan.sink.takeRepeat === undefined) return;
  const taken = scan.sink.takeRepeat({ document: scan.bytes, at: scan.at, context: () => contextOf(scan) });
  if (taken === null) return;
  scan.at += taken.length;
  scan.form = taken.form;
}

/** Tells the sink that the landmark ends, when it is the innermost open element. */
export function endRepeat(scan: Scan): void {
  const { bytes, depth, form, nameFrom, nameTo, tags } = scan;
  if (tags[depth] !== scan.tag || form > 0) return;
  // "</" stands before the name.
  scan.sink.endRepeat?.({ document: bytes, to: nameFrom - 2, behindName: nameTo, form });
}
