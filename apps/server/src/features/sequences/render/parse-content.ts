import type { Root } from "hast";
import { raw } from "hast-util-raw";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";

/** Braces with blanks inside would end a link's address in markdown. */
const TIGHT = /\{\{[ \t]*([A-Za-z0-9_.-]+)[ \t]*\}\}/g;

/** More quotes or lists within one another on one line than anybody means; reading 9,000 takes minutes. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])){40}/m;

/**
 * A template's content, markdown with or without HTML in it, as a tree. Nothing in the tree is trusted: what becomes of
 * it is decided element by element when it is written out.
 * @throws RangeError when it is nested too deeply to be read
 */
export function parseContent(content: string): Root {
  if (TOO_DEEP.test(content)) throw new RangeError("Too many containers on one line");
  const tree = raw(toHast(fromMarkdown(content.replaceAll(TIGHT, "{{$1}}")), { allowDangerousHtml: true }));
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}
