import { textBefore, normaliseUrl } from "@audit/facts";

/** Lower-case names, repeated headers joined with ", " (RFC 9110 section 5.3). */
export function flattenHeaders(raw: Record<string, string | string[] | undefined>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in raw) {
    const value = raw[name];
    if (value !== undefined) headers[name] = typeof value === "string" ? value : value.join(", ");
  }
  return headers;
}

const redirectStatus = new Set([301, 302, 303, 307, 308]);

/** Absolute target of a redirect; null for an empty or unusable Location, which browsers ignore as well. */
export function redirectTarget(status: number, location: string | undefined, url: string): string | null {
  if (!redirectStatus.has(status) || location === undefined || location.trim() === "") return null;
  return normaliseUrl(utf8IfValid(location), url);
}

/** Header bytes arrive as latin1; careless servers put raw UTF-8 into Location. */
function utf8IfValid(value: string): string {
  if (!/[\u0080-\u00ff]/.test(value)) return value;
  const text = Buffer.from(value, "latin1").toString("utf8");
  return text.includes("\ufffd") ? value : text;
}

/** Essence of Content-Type in lower case, "" when absent. */
export function mediaType(contentType: string | undefined): string {
  return contentType === undefined ? "" : textBefore(contentType, ";").trim().toLowerCase();
}

/** Content codings in the order they were applied; unknown ones are ignored, as browsers do. */
export function contentCodings(header: string | undefined): Coding[] {
  if (header === undefined) return [];
  const codings: Coding[] = [];
  for (const name of header.toLowerCase().split(",")) {
    const coding = codingNames[name.trim()];
    if (coding !== undefined) codings.push(coding);
  }
  return codings;
}

export type Coding = "gzip" | "deflate" | "br" | "zstd";

const codingNames: Record<string, Coding> = {
  gzip: "gzip",
  "x-gzip": "gzip",
  deflate: "deflate",
  br: "br",
  zstd: "zstd",
};
