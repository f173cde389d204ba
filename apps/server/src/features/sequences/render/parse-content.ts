import type { Root } from "hast";
import { raw } from "hast-util-raw";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";

/** Braces with blanks inside would end a link's address in markdown. */
const TIGHT = /\{\{[ \t]*([A-Za-z0-9_.-]+)[ \t]*\}\}/g;

/**
 * A template's content, markdown with or without HTML in it, as a tree. Nothing in the tree is trusted: what becomes of
 * it is decided element by element when it is written out.
 * @throws RangeError when it is nested more deeply than the stack is
 */
export function parseContent(content: string): Root {
  const tree = raw(toHast(fromMarkdown(content.replaceAll(TIGHT, "{{$1}}")), { allowDangerousHtml: true }));
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}
