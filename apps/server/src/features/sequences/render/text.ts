import { fillTemplate, type MailValues } from "@audit/contract";
import type { Element } from "hast";
import { addressOf, isBlank, isSilent, onlyLink, type Node } from "./elements.ts";

const BLOCKS = new Set([
  "p",
  "div",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "blockquote",
  "pre",
  "hr",
  "table",
  "section",
  "center",
]);

/** A tree as plain text: paragraphs with an empty line between, lists with their marks, links with their addresses. */
export function textOf(nodes: readonly Node[], values: MailValues): string {
  const parts: string[] = [];
  let run: Node[] = [];
  const endRun = (): void => {
    const words = inline(run, values).trim();
    if (words !== "") parts.push(words);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === "element" && BLOCKS.has(node.tagName)) {
      endRun();
      const block = writeBlock(node, values);
      if (block !== "") parts.push(block);
    } else run.push(node);
  }
  endRun();
  return parts.join("\n\n");
}

/** The words alone, on one line. */
export const wordsOf = (nodes: readonly Node[], values: MailValues): string =>
  nodes
    .map((node) => {
      if (isSilent(node)) return "";
      if (node.type === "text") return fillTemplate(node.value, (name) => values[name]);
      return node.type === "element" ? wordsOf(node.children, values) : "";
    })
    .join("")
    .replaceAll(/\s+/g, " ");

function writeBlock(node: Element, values: MailValues): string {
  if (node.tagName === "hr") return "---";
  if (node.tagName === "pre") return filled(node, values);
  if (node.tagName === "ul" || node.tagName === "ol") return writeList(node, values);
  const button = onlyLink(node);
  const address = button && addressOf(button, values);
  if (button && address !== null) return `${wordsOf(button.children, values).trim()}:\n${address}`;
  const inner = textOf(node.children, values);
  return node.tagName === "blockquote" ? inner.replaceAll(/^/gm, "> ") : inner;
}

function writeList(list: Element, values: MailValues): string {
  const items = list.children.filter((child) => !isBlank(child) && !isSilent(child));
  const lines = items.map((item, index) => {
    const mark = list.tagName === "ol" ? `${index + 1}. ` : "- ";
    const words = textOf(item.type === "element" ? item.children : [item], values);
    return mark + words.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
  });
  return lines.join("\n");
}

function inline(nodes: readonly Node[], values: MailValues): string {
  return nodes.map((node) => inlineOf(node, values)).join("");
}

function inlineOf(node: Node, values: MailValues): string {
  if (isSilent(node)) return "";
  if (node.type === "text") {
    return fillTemplate(node.value.replaceAll(/\s+/g, " "), (name) => values[name]);
  }
  if (node.type !== "element") return "";
  if (node.tagName === "br") return "\n";
  if (node.tagName === "a") return writeLink(node, values);
  const holdsBlocks = node.children.some((child) => child.type === "element" && BLOCKS.has(child.tagName));
  return holdsBlocks ? textOf(node.children, values) : inline(node.children, values);
}

function writeLink(node: Element, values: MailValues): string {
  const words = inline(node.children, values);
  const address = addressOf(node, values);
  return address === null || address === words ? words : `${words} (${address.replace(/^mailto:/, "")})`;
}

/** Line breaks of code stay as they are. */
const filled = (node: Element, values: MailValues): string =>
  node.children
    .map((child) => {
      if (child.type === "text") return fillTemplate(child.value, (name) => values[name]);
      return child.type === "element" ? filled(child, values) : "";
    })
    .join("")
    .trimEnd();
