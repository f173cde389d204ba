import { tag } from "../tags.ts";
import { findByte } from "./find-bytes.ts";
import { addEmpty, popElement, pushElement, pushImplied } from "./open-elements.ts";
import { isSpace, readTag } from "./read-tag.ts";
import type { Scan } from "./scan.ts";
import { skipMarkup } from "./skip-markup.ts";
import { openRaw, openTemplate } from "./start-tags.ts";

const greater = 62;

const html = tag("html");
const head = tag("head");
const body = tag("body");
const template = tag("template");
const noscript = tag("noscript");
const br = tag("br");
const empties = new Uint8Array(256);
for (const name of ["base", "basefont", "bgsound", "link", "meta"]) empties[tag(name)] = 1;
const raws: (string | undefined)[] = Array.from({ length: 256 });
for (const name of ["script", "style", "title", "noscript", "noframes"]) raws[tag(name)] = name;

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Well-formed doctypes: a name, with public and system identifiers or without. */
const doctype =
  /^<!doctype[\t\n\f ]+([^\t\n\f >]+)[\t\n\f ]*(?:public[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')?[\t\n\f ]*|system[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f ]*)?>/i;

/** A longer one goes to the other parser. */
const longestDoctype = 1000;

interface Doctype {
  readonly name: string;
  readonly publicId: string;
  readonly systemId: string;
}

/** null for one that goes to the other parser. */
function parseDoctype(written: string): Doctype | null {
  const match = doctype.exec(written);
  if (match === null) return null;
  const [, name = "", public1, public2, system1, system2, system3, system4] = match;
  const systemId = system1 ?? system2 ?? system3 ?? system4 ?? "";
  return { name: name.toLowerCase(), publicId: public1 ?? public2 ?? "", systemId };
}

function readDoctype(scan: Scan, at: number): boolean {
  const behind = findByte(scan.bytes, greater, at) + 1;
  const found =
    behind === 0 || behind - at > longestDoctype ? null : parseDoctype(scan.bytes.toString("latin1", at, behind));
  if (found === null) return false;
  const { name, publicId, systemId } = found;
  scan.sink.doctype(name, publicId, systemId);
  const plain = name === "html" && publicId === "" && (systemId === "" || systemId === "about:legacy-compat");
  scan.quirks = plain ? "no" : "unknown";
  scan.at = behind;
  return true;
}

function skipSpace(scan: Scan): void {
  while (isSpace(scan.bytes[scan.at] ?? 0)) scan.at++;
}

/** Comments, white space and the doctype in front of everything. */
function readProlog(scan: Scan): void {
  const { bytes } = scan;
  for (let seen = false; ;) {
    skipSpace(scan);
    if (bytes[scan.at] !== 60) return;
    const code = bytes[scan.at + 1] ?? 0;
    const isDoctype = code === 33 && ((bytes[scan.at + 2] ?? 0) | 32) === 100;
    if (isDoctype && /^<!doctype/i.test(bytes.toString("latin1", scan.at, scan.at + 9))) {
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
    const code = bytes[scan.at + 1] ?? 0;
    const isEnd = code === 47 && isLetter(bytes[scan.at + 2] ?? 0);
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
  const raw = raws[id];
  if (empties[id] === 1) addEmpty(scan);
  else if (id === template) openTemplate(scan);
  else if (raw !== undefined && !(afterHead && id === noscript)) openRaw(scan, raw);
  else return false;
  return true;
}

interface HeadEnd {
  kind: "start" | "text";
  /** The author opened the head, if only behind elements that had opened it already. */
  explicit: boolean;
  /** The author closed the head. */
  closed: boolean;
}

/**
 * Reads the elements of head. What stands between the end of head and body is put into head too, so head stays open
 * until body begins. Other end tags count for nothing there.
 */
function readHead(scan: Scan, explicit: boolean, first: boolean): HeadEnd {
  const end: HeadEnd = { kind: "text", explicit, closed: false };
  let kind: "start" | "end" | "text" = first ? "start" : nextTag(scan);
  for (; !scan.failed; kind = nextTag(scan)) {
    const { tag: id } = scan;
    if (kind === "text") break;
    if (kind === "end") {
      if (id === head) end.closed = true;
      else if (id === body || id === html || id === br) scan.failed = true;
    } else if (id === head && !end.explicit && !end.closed) end.explicit = true;
    else if (!takeHeadTag(scan, end.closed)) {
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
  // A browser ignores most end tags before head, but not all of them.
  if (kind === "end") scan.failed = true;
  if (scan.failed) return false;
  const explicit = kind === "start" && scan.tag === head;
  if (explicit) pushElement(scan);
  else pushImplied(scan, head);
  const hasTag = kind === "start" && !explicit;
  const end =
    explicit || hasTag ? readHead(scan, explicit, hasTag) : { kind: "text" as const, explicit: false, closed: false };
  if (scan.failed) return false;
  popElement(scan);
  return openBody(scan, end);
}

function openBody(scan: Scan, { kind, explicit, closed }: HeadEnd): boolean {
  if (kind === "start" && scan.tag === body) {
    pushElement(scan);
    return false;
  }
  scan.headCut = explicit && !closed;
  pushImplied(scan, body);
  return kind === "start";
}
