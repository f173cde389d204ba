import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import type sniffHtmlEncoding from "html-encoding-sniffer";
import { loadLate } from "../load-late.ts";

/** Most servers name the charset in the header. */
const sniffer = loadLate<typeof sniffHtmlEncoding>("html-encoding-sniffer");

/** A body whose charset is known. */
export interface DecodedBody {
  bytes: Uint8Array;
  /** Lower-case name of the Encoding standard. */
  charset: string;
  from: "header" | "bom" | "meta" | "late-meta" | "default";
}

const decoders = new Map<string, TextDecoder>();

function decoderOf(charset: string): TextDecoder {
  let decoder = decoders.get(charset);
  if (decoder === undefined) {
    decoder = new TextDecoder(charset);
    decoders.set(charset, decoder);
  }
  return decoder;
}

/** A label as the Encoding standard names it, null when it names nothing Node can decode. */
function canonicalCharset(label: string): string | null {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

const labels = new Map<string, string | null>();

function charsetOfHeader(contentType: string | null): string | null {
  const label = contentType === null ? undefined : /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  if (label === undefined) return null;
  let name = labels.get(label);
  if (name === undefined) {
    name = canonicalCharset(label);
    if (labels.size < 200) labels.set(label, name);
  }
  return name;
}

function hasByteOrderMark(bytes: Uint8Array): boolean {
  const [a, b, c] = bytes;
  return (a === 0xef && b === 0xbb && c === 0xbf) || (a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe);
}

/** Heads are smaller; what follows is not looked through. */
const mostBytesLookedThrough = 300_000;
const opaque = /<!--[^]*?(?:-->|$)|<(script|style|noscript|title|template)\b[^]*?(?:<\/\1|$)/gi;

/** Browsers change the encoding when they meet a meta tag later on ("changing the encoding while parsing"). */
function charsetOfLateMeta(bytes: Uint8Array): string | null {
  const start = Buffer.from(
    bytes.buffer,
    bytes.byteOffset,
    Math.min(bytes.byteLength, mostBytesLookedThrough),
  ).toString("latin1");
  for (const [meta] of start.replace(opaque, "").matchAll(/<meta\s[^<>]*>/gi)) {
    // Other metas may speak of a charset in their content.
    if (/\scontent\s*=/i.test(meta) && !/http-equiv/i.test(meta)) continue;
    const label = /\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(meta)?.[1];
    const charset = label === undefined ? null : canonicalCharset(label);
    // A page whose meta tag could be read is no UTF-16.
    if (charset !== null) return charset.startsWith("utf-16") ? "utf-8" : charset;
  }
  return null;
}

/** Marks a charset that neither mark, header nor meta names; no such name exists among real encodings. */
const unnamed = "x-user-defined";

/**
 * Charset of an HTML body by the HTML standard's order: byte order mark, header, meta tag in the first 1,024 bytes, meta tag
 * later on, then UTF-8 when the bytes are valid UTF-8, else windows-1252.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null): DecodedBody {
  const header = charsetOfHeader(contentType);
  const marked = hasByteOrderMark(bytes);
  if (header !== null && !marked) return { bytes, charset: header, from: "header" };
  const sniffed = sniffer()(bytes, { defaultEncoding: unnamed });
  if (sniffed === unnamed) {
    const late = charsetOfLateMeta(bytes);
    if (late !== null) return { bytes, charset: late, from: "late-meta" };
    return { bytes, charset: isUtf8(bytes) ? "utf-8" : "windows-1252", from: "default" };
  }
  return { bytes, charset: canonicalCharset(sniffed) ?? "utf-8", from: marked ? "bom" : "meta" };
}

/** The whole text, byte order mark left out. */
export function textOf({ bytes, charset }: DecodedBody): string {
  return decoderOf(charset).decode(bytes);
}

/** The text as valid UTF-8, byte order mark left out: the bytes themselves when they are that already. */
export function utf8Of(body: DecodedBody): Buffer {
  const { bytes, charset } = body;
  if (charset !== "utf-8" || !isUtf8(bytes)) return Buffer.from(textOf(body));
  const from = hasByteOrderMark(bytes) ? 3 : 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, bytes.byteLength - from);
}
