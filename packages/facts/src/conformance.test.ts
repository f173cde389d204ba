import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { extractWith, parse5Source, scannerSource } from "./extract-page-facts.ts";
import { scanMarkup } from "./html/scanner/scan-markup.ts";
import { decodeBody, utf8Of } from "./response/decode-body.ts";
import { captureOf } from "./testing/capture-of.ts";

/** A folder of saved pages (*.html, *.htm, also gzipped), named by CORPORA_DIR; without it there is nothing to compare. */
const folder = process.env.CORPORA_DIR ?? "";

function pagesIn(path: string): string[] {
  const names = readdirSync(path, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.html?(\.gz)?$/.test(name)).map((name) => join(path, name));
}

function readPage(path: string): Uint8Array {
  const bytes = readFileSync(path);
  return path.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

const silentSink = {
  doctype: () => undefined,
  open: () => undefined,
  close: () => undefined,
  text: () => undefined,
  headBrokenBy: () => undefined,
  repeated: () => undefined,
};

function canScan(bytes: Uint8Array): boolean {
  return scanMarkup(utf8Of(decodeBody(bytes, "text/html")), silentSink);
}

describe.skipIf(!existsSync(folder))("saved pages (set CORPORA_DIR to a folder to run this)", () => {
  it("give the same facts by both parsers, and nearly all are read by the scanner", { timeout: 600_000 }, () => {
    const pages = pagesIn(folder);
    let scanned = 0;
    const different: string[] = [];
    for (const path of pages) {
      const bytes = readPage(path);
      if (!canScan(bytes)) continue;
      scanned++;
      const capture = captureOf(bytes, { headers: { "content-type": "text/html" } });
      const [own, reference] = [scannerSource, parse5Source].map((source) => extractWith(capture, [source]));
      if (!isDeepStrictEqual(own, reference)) different.push(path);
    }
    expect(different).toEqual([]);
    expect(scanned / pages.length).toBeGreaterThan(0.9);
  });
});
