import { tag } from "../tags.ts";
import { addEmpty, popElement, pushElement, pushImplied } from "./open-elements.ts";
import { isSpace, readTag } from "./read-tag.ts";
import type { Scan } from "./scan.ts";
import { skipMarkup } from "./skip-markup.ts";
import { openRaw, openTemplate } from "./start-tags.ts";

const html = tag("html");
const head = tag("head");
const body = tag("body");
const template = tag("template");
const noscript = tag("noscript");
const br = tag("br");
const empties = new Set(["base", "basefont", "bgsound", "link", "meta"].map(tag));
const raws = new Map(["script", "style", "title", "noscript", "noframes"].map((name) => [tag(name), name]));

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Well-formed doctypes: a name, with public and system identifiers or without. */
const doctype =
  /^<!doctype[\t\n\f ]+([^\t\n\f >]+)[\t\n\f ]*(?:public[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')?[\t\n\f ]*|system[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f ]*)?>/i;

/** A longer one goes to the other parser. */
const longestDoctype = 1000;

function readDoctype(scan: Scan, at: number): boolean {
  const match = doctype.exec(scan.bytes.toString("latin1", at, at + longestDoctype));
  if (match === null) return false;
  const [all, name, public1, public2, system1, system2, system3, system4] = match;
  const publicId = public1 ?? public2 ?? "";
  const systemId = system1 ?? system2 ?? system3 ?? system4 ?? "";
  scan.sink.doctype(name!.toLowerCase(), publicId, systemId);
  const plain =
    name!.toLowerCase() === "html" && publicId === "" && (systemId === "" || systemId === "about:legacy-compat");
  scan.quirks = plain ? "no" : "unknown";
  scan.at = at + all.length;
  return true;
}

function skipSpace(scan: Scan): void {
  while (isSpace(scan.bytes[scan.at]!)) scan.at++;
}

/** Comments, white space and the doctype in front of everything. */
function readProlog(scan: Scan): void {
  const { bytes } = scan;
  for (let seen = false; ;) {
    skipSpace(scan);
    if (bytes[scan.at] !== 60) return;
    const code = bytes[scan.at + 1]!;
    if (code === 33 && /^<!doctype/i.test(bytes.toString("latin1", scan.at, scan.at + 9))) {
      if (seen || !readDoctype(scan, scan.at)) {
        scan.failed = true;
        return;
      }
      seen = true;
    } else if (code === 33 || code === 63) scan.at = skipMarkup(scan, scan.at);
    else return;
  }
}

/** Reads the next tag, skipping white space and comments; its kind, or "text" when anything else comes first. */
function nextTag(scan: Scan): "start" | "end" | "text" {
  const { bytes } = scan;
  for (;;) {
    skipSpace(scan);
    if (bytes[scan.at] !== 60) return "text";
    const code = bytes[scan.at + 1]!;
    const isEnd = code === 47 && isLetter(bytes[scan.at + 2]!);
    if (isEnd || isLetter(code)) {
      const behind = readTag(scan, scan.at + (isEnd ? 2 : 1));
      if (behind < 0) {
        scan.failed = true;
        return "text";
      }
      scan.at = behind;
      return isEnd ? "end" : "start";
    }
    if (code !== 33 && code !== 63 && code !== 47) return "text";
    scan.at = skipMarkup(scan, scan.at);
  }
}

/** Takes a tag that belongs to head; false when it doesn't. */
function takeHeadTag(scan: Scan, afterHead: boolean): boolean {
  const { tag: id } = scan;
  const raw = raws.get(id);
  if (empties.has(id)) addEmpty(scan);
  else if (id === template) openTemplate(scan);
  else if (raw !== undefined && !(afterHead && id === noscript)) openRaw(scan, raw);
  else return false;
  return true;
}

interface HeadEnd {
  kind: "start" | "text";
  /** The author closed the head. */
  closed: boolean;
}

/**
 * Reads the elements of head. What stands between the end of head and body is put into head too, so head stays open
 * until body begins. Other end tags count for nothing there.
 */
function readHead(scan: Scan, first: boolean): HeadEnd {
  const end: HeadEnd = { kind: "text", closed: false };
  let kind: "start" | "end" | "text" = first ? "start" : nextTag(scan);
  for (; !scan.failed; kind = nextTag(scan)) {
    const { tag: id } = scan;
    if (kind === "text") break;
    if (kind === "end") {
      if (id === head) end.closed = true;
      else if (id === body || id === html || id === br) scan.failed = true;
    } else if (!takeHeadTag(scan, end.closed)) {
      if (id === head || id === html) scan.failed = true;
      end.kind = "start";
      break;
    }
  }
  return end;
}

/**
 * Reads the document up to the first content of body, which is open afterwards. Returns true when a start tag has been
 * read that still has to be taken. Broken starts fail: they are rare, and how browsers mend them is involved.
 */
export function readDocumentStart(scan: Scan): boolean {
  readProlog(scan);
  let kind = scan.failed ? "text" : nextTag(scan);
  if (kind === "start" && scan.tag === html) {
    pushElement(scan);
    kind = scan.failed ? "text" : nextTag(scan);
  } else pushImplied(scan, html);
  // An end tag before head counts for little, but little is not nothing.
  if (kind === "end") scan.failed = true;
  if (scan.failed) return false;
  const explicit = kind === "start" && scan.tag === head;
  if (explicit) pushElement(scan);
  else pushImplied(scan, head);
  const hasTag = kind === "start" && !explicit;
  const end = !explicit && !hasTag ? { kind: "text" as const, closed: false } : readHead(scan, hasTag);
  if (scan.failed) return false;
  popElement(scan);
  return openBody(scan, end, explicit);
}

function openBody(scan: Scan, { kind, closed }: HeadEnd, explicitHead: boolean): boolean {
  if (kind === "start" && scan.tag === body) {
    pushElement(scan);
    return false;
  }
  scan.headCut = explicitHead && !closed;
  pushImplied(scan, body);
  return kind === "start";
}
