import { inflateStreamed } from "../fetch/inflate.ts";
import { textPieces } from "./decode-text.ts";
import { readTextSitemap } from "./read-text.ts";
import { readXmlSitemap } from "./read-xml.ts";
import type { SitemapContent } from "./sitemap-content.ts";

export interface ReadSitemap extends SitemapContent {
  /** Bytes after unpacking. */
  bytes: number;
}

/** Reads a sitemap file, packed with gzip or not, whatever its name and type say. `limit` bounds the unpacked bytes. */
export async function readSitemap(body: Uint8Array, limit: number): Promise<ReadSitemap> {
  const isGzip = body[0] === 0x1f && body[1] === 0x8b;
  if (!isGzip) return readPlain(body, null);
  const unpacked = await inflateStreamed(["gzip"], body, limit);
  const error =
    unpacked.fault === "broken"
      ? "The gzip file is damaged."
      : unpacked.truncated
        ? "The file unpacks to more than the 50 MB that are allowed."
        : null;
  return readPlain(unpacked.bytes, error);
}

function readPlain(bytes: Uint8Array, error: string | null): ReadSitemap {
  const content = readContent(bytes);
  return { ...content, error: error ?? content.error, bytes: bytes.length };
}

function readContent(bytes: Uint8Array): SitemapContent {
  const [piece = ""] = textPieces(bytes.subarray(0, 1024));
  const start = piece.trimStart();
  if (/^<(?:!doctype\s+html|html)\b/i.test(start)) return htmlPage;
  return start.startsWith("<") ? readXmlSitemap(textPieces(bytes)) : readLines(bytes);
}

const htmlPage: SitemapContent = {
  kind: "unknown",
  entries: [],
  children: [],
  error: "This is an HTML page, not a sitemap.",
};

function readLines(bytes: Uint8Array): SitemapContent {
  const content = readTextSitemap([...textPieces(bytes)].join(""));
  if (content.entries.length > 0) return content;
  return { ...content, kind: "unknown", error: content.error ?? "The file is empty." };
}
