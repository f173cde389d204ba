import type { Capture } from "../capture.ts";
import type { ResponseFacts } from "../page-facts.ts";
import { generalDirectives } from "./robots-header.ts";
import type { DecodedBody } from "./decode-body.ts";
import { readLinkHeader } from "./link-header.ts";

/** Lower case without parameters, e.g. "text/html"; null when the header is absent or blank. */
export function essenceOf(contentType: string | undefined): string | null {
  const essence = contentType?.split(";", 1)[0]!.trim().toLowerCase() ?? "";
  return essence === "" ? null : essence;
}

const secret = new Set(["set-cookie", "cookie", "authorization", "proxy-authorization"]);

function keptHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in headers) if (!secret.has(name)) kept[name] = headers[name]!;
  return kept;
}

/** What the response says before its body is parsed. `decoded` is null when there was nothing to decode. */
export function readResponse(capture: Capture, decoded: DecodedBody | null): ResponseFacts {
  const { headers } = capture;
  return {
    status: capture.status,
    redirectTo: capture.redirectTo,
    contentType: essenceOf(headers["content-type"]),
    charset: decoded?.charset ?? null,
    charsetFrom: decoded?.from ?? null,
    bytes: capture.body?.byteLength ?? 0,
    wireBytes: capture.wireBytes,
    ttfbMs: capture.ttfbMs,
    totalMs: capture.totalMs,
    truncated: capture.truncated,
    failure: capture.failure,
    headers: keptHeaders(headers),
    robotsHeader: generalDirectives(headers["x-robots-tag"]),
    ...readLinkHeader(headers.link, capture.url),
  };
}
