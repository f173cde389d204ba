import type * as Parse5 from "parse5";
import type { DefaultTreeAdapterMap, Parser, Token } from "parse5";
import { loadLate } from "../load-late.ts";
import {
  attributeNames,
  type AttributeTable,
  clearAttributes,
  createAttributeTable,
  putAttribute,
} from "./attribute-table.ts";
import type { MarkupSink } from "./markup-sink.ts";
import { hashName } from "./name-table.ts";
import { tags } from "./tags.ts";

type ChildNode = DefaultTreeAdapterMap["childNode"];
type Element = DefaultTreeAdapterMap["element"];
type Document = DefaultTreeAdapterMap["document"];

/** The scanner takes nearly all pages. */
const parse5 = loadLate<typeof Parse5>("parse5");

function openNode(sink: MarkupSink, node: Element, attributes: AttributeTable): void {
  clearAttributes(attributes);
  for (const { name, value, prefix } of node.attrs) {
    putAttribute(attributes, attributeNames.idOf(prefix === undefined ? name : `${prefix}:${name}`), value);
  }
  const name = node.tagName.toLowerCase();
  sink.open(tags.idOf(name), hashName(name), node.namespaceURI === parse5().html.NS.HTML, attributes);
}

function tellText(sink: MarkupSink, value: string): void {
  const bytes = Buffer.from(value);
  sink.text(bytes, 0, bytes.length);
}

/** Walks without recursion: pages nest thousands deep when they mean harm. */
function walk(sink: MarkupSink, document: Document): void {
  const { defaultTreeAdapter } = parse5();
  const attributes = createAttributeTable();
  const stack: { nodes: ChildNode[]; next: number }[] = [{ nodes: document.childNodes, next: 0 }];
  for (;;) {
    const level = stack.at(-1)!;
    const node = level.nodes[level.next++];
    if (node === undefined) {
      stack.pop();
      if (stack.length === 0) return;
      sink.close();
    } else if (defaultTreeAdapter.isTextNode(node)) tellText(sink, node.value);
    else if (defaultTreeAdapter.isElementNode(node)) {
      openNode(sink, node, attributes);
      stack.push({ nodes: node.childNodes, next: 0 });
    } else if (defaultTreeAdapter.isDocumentTypeNode(node)) sink.doctype(node.name, node.publicId, node.systemId);
  }
}

interface HeadWatch {
  /** Start tag that ended an explicit head which its author had not closed. */
  suspect: string | null;
  brokenBy: string | null;
  explicitHead: boolean;
  /** Start tags of head and body so far. */
  starts: { head: number; body: number };
}

/** parse5 gives no tree trace of a head cut short, so the tokens are watched. */
function watchHead(parser: Parser<DefaultTreeAdapterMap>): HeadWatch {
  const watch: HeadWatch = { suspect: null, brokenBy: null, explicitHead: false, starts: { head: 0, body: 0 } };
  const start = parser.onStartTag.bind(parser);
  const end = parser.onEndTag.bind(parser);
  parser.onStartTag = (token: Token.TagToken) => {
    const wasInHead = isHeadOpen(parser);
    if (token.tagName === "head" || token.tagName === "body") watch.starts[token.tagName]++;
    if (token.tagName === "body" && watch.suspect !== null) watch.brokenBy ??= watch.suspect;
    start(token);
    if (token.tagName === "head") watch.explicitHead = true;
    if (wasInHead && !isHeadOpen(parser) && watch.explicitHead && token.tagName !== "body")
      watch.suspect ??= token.tagName;
  };
  parser.onEndTag = (token: Token.TagToken) => {
    if (token.tagName === "head" && watch.suspect !== null) watch.brokenBy ??= watch.suspect;
    end(token);
  };
  return watch;
}

function isHeadOpen(parser: Parser<DefaultTreeAdapterMap>): boolean {
  // The arrays keep what was closed: only what stands below the top is open. Head can only follow html.
  return parser.openElements.stackTop >= 1 && parser.openElements.tagIDs[1] === parse5().html.TAG_ID.HEAD;
}

/** Tells a document as a browser with scripting on would build it. */
export function parseWithParse5(text: string, sink: MarkupSink): void {
  const parser = new (parse5().Parser)<DefaultTreeAdapterMap>({ scriptingEnabled: true });
  const watch = watchHead(parser);
  parser.tokenizer.write(text, true);
  walk(sink, parser.document);
  if (watch.brokenBy !== null) sink.headBrokenBy(watch.brokenBy);
  if (watch.starts.head > 1) sink.repeated("head");
  if (watch.starts.body > 1) sink.repeated("body");
}
