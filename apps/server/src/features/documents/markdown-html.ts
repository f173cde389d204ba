import { setImmediate } from "node:timers/promises";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { escapeMarkup } from "../../platform/http/index.ts";

/** Every element that a document may have; others leave their content behind. */
const ELEMENTS = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong em del table thead tbody tr th td".split(" "),
);
const EMPTY = new Set(["br", "hr"]);

/**
 * Markdown as HTML that holds nothing but words: no picture, no style, no HTML of the text's own. A long text is made part
 * by part, with room for other requests in between.
 */
export async function markdownHtml(markdown: string): Promise<string> {
  let made = "";
  for (const part of partsOf(markdown)) {
    made += htmlOf(part);
    await setImmediate();
  }
  return made;
}

/** Cut before each heading of the second level that stands outside a fence. */
function partsOf(markdown: string): string[] {
  let part: string[] = [];
  const parts = [part];
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    if (fence === null && line.startsWith("## ")) parts.push((part = []));
    part.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

function htmlOf(markdown: string): string {
  const tree = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  // HTML in the text is shown as the text it is.
  const root = toHast(tree, {
    handlers: { html: (_state, { value }: { value: string }) => ({ type: "text", value }) },
  });
  return root.type === "root" ? write(root.children) : write([root]);
}

const write = (nodes: readonly (RootContent | ElementContent | Root)[]): string => nodes.map(writeNode).join("");

function writeNode(node: RootContent | ElementContent | Root): string {
  if (node.type === "text") return escapeMarkup(node.value);
  if (node.type !== "element") return "";
  const content = write(node.children);
  if (EMPTY.has(node.tagName)) return `<${node.tagName}>`;
  if (node.tagName === "a") return link(node, content);
  return ELEMENTS.has(node.tagName) ? `<${node.tagName}>${content}</${node.tagName}>` : content;
}

/** Only web and mail addresses lead anywhere from a file that people pass on. */
function link({ properties }: Element, content: string): string {
  const href = String(properties["href"] ?? "");
  return /^(https?:\/\/|mailto:)/i.test(href) ? `<a href="${escapeMarkup(href)}">${content}</a>` : content;
}
