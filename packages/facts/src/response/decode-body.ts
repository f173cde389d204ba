import sniffHtmlEncoding from "html-encoding-sniffer";
import { TextDecoder } from "node:util";

export interface DecodedBody {
  text: string;
  /** Lower-case name of the Encoding standard. */
  charset: string;
  from: "header" | "bom" | "meta" | "default";
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

/** Marks a charset that neither mark, header nor meta names; no such name exists among real encodings. */
const unnamed = "x-user-defined";

/**
 * Text of an HTML body by the HTML standard's order: byte order mark, header, meta tag in the first 1,024 bytes, then
 * UTF-8 when the bytes are valid UTF-8, else windows-1252.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null): DecodedBody {
  const header = charsetOfHeader(contentType);
  if (header !== null && !hasByteOrderMark(bytes))
    return { text: decoderOf(header).decode(bytes), charset: header, from: "header" };
  const sniffed = sniffHtmlEncoding(bytes, { defaultEncoding: unnamed });
  if (sniffed !== unnamed) {
    const charset = canonicalCharset(sniffed) ?? "utf-8";
    return { text: decoderOf(charset).decode(bytes), charset, from: hasByteOrderMark(bytes) ? "bom" : "meta" };
  }
  return decodeUnnamed(bytes);
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

function decodeUnnamed(bytes: Uint8Array): DecodedBody {
  try {
    return { text: strictUtf8.decode(bytes), charset: "utf-8", from: "default" };
  } catch {
    return { text: decoderOf("windows-1252").decode(bytes), charset: "windows-1252", from: "default" };
  }
}
