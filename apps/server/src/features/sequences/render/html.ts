import { fillTemplate, type MailValues } from "@audit/contract";
import type { Element } from "hast";
import { escapeMarkup } from "../../../platform/http/index.ts";
import { buttonMarkup, GREY, INK, LINE, linkMarkup } from "../../../platform/mail/index.ts";
import { addressOf, isSilent, onlyLink, type Node } from "./elements.ts";
import { wordsOf } from "./text.ts";

interface Look {
  readonly values: MailValues;
  /** Of buttons. */
  readonly colour: string;
}

const BODY = `font-size:16px;line-height:24px;color:${INK}`;
const MONO = "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px";
const heading = (size: number, line: number, above: number): string =>
  `margin:${above}px 0 12px;font-size:${size}px;line-height:${line}px;font-weight:600;color:${INK}`;

/** Every element that a mail may have, with its class and style. Others leave their content behind. */
const ELEMENTS: Readonly<Record<string, { readonly tag: string; readonly kind?: string; readonly style?: string }>> = {
  p: { tag: "p", kind: "ink", style: `margin:0 0 16px;${BODY}` },
  div: { tag: "div", kind: "ink", style: BODY },
  h1: { tag: "h1", kind: "ink", style: heading(22, 30, 0) },
  h2: { tag: "h2", kind: "ink", style: heading(18, 26, 28) },
  h3: { tag: "h3", kind: "ink", style: heading(16, 24, 24) },
  ul: { tag: "ul", kind: "ink", style: `margin:0 0 16px;padding:0 0 0 22px;${BODY}` },
  ol: { tag: "ol", kind: "ink", style: `margin:0 0 16px;padding:0 0 0 24px;${BODY}` },
  li: { tag: "li", style: "margin:0 0 8px" },
  blockquote: {
    tag: "blockquote",
    kind: "line",
    style: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LINE}`,
  },
  pre: {
    tag: "pre",
    kind: "ink code",
    style: `margin:0 0 16px;padding:12px;background:#f4f5f7;border-radius:6px;white-space:pre-wrap;${MONO};color:${INK}`,
  },
  code: { tag: "code", style: MONO },
  strong: { tag: "strong" },
  b: { tag: "strong" },
  em: { tag: "em" },
  i: { tag: "em" },
  u: { tag: "u" },
  s: { tag: "s" },
  del: { tag: "s" },
  small: { tag: "span", kind: "grey", style: `font-size:13px;line-height:20px;color:${GREY}` },
};

/** Writes out a tree with styles of ours and nothing of its own but words and addresses. */
export const htmlOf = (nodes: readonly Node[], look: Look): string => nodes.map((node) => write(node, look)).join("");

function write(node: Node, look: Look): string {
  if (isSilent(node)) return "";
  if (node.type === "text") return escapeMarkup(fillTemplate(node.value, (name) => look.values[name]));
  return node.type === "element" ? writeElement(node, look) : "";
}

function writeElement(node: Element, look: Look): string {
  const button = onlyLink(node);
  const target = button && addressOf(button, look.values);
  if (button && target !== null) return buttonMarkup(wordsOf(button.children, look.values), target, look.colour);
  if (node.tagName === "a") return writeLink(node, look);
  if (node.tagName === "br") return "<br>";
  if (node.tagName === "hr") return `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${LINE}">`;
  const element = ELEMENTS[node.tagName];
  const content = htmlOf(node.children, look);
  if (!element) return content;
  const kind = element.kind === undefined ? "" : ` class="${element.kind}"`;
  const style = element.style === undefined ? "" : ` style="${element.style}"`;
  return `<${element.tag}${kind}${style}>${content}</${element.tag}>`;
}

function writeLink(node: Element, look: Look): string {
  const content = htmlOf(node.children, look);
  const address = addressOf(node, look.values);
  return address === null ? content : linkMarkup(address, content, "ink");
}
