/** Why no usable response came; "unjudged": it came, and this program failed on it. Closed list: a new kind needs a sentence in the report and a rule that reads it. */
export type FetchFailureKind =
  | "dns"
  | "refused-connection"
  | "reset"
  | "tls"
  | "timeout"
  | "too-slow"
  | "too-large"
  | "blocked-address"
  | "protocol"
  | "unjudged";

export interface FetchFailure {
  readonly kind: FetchFailureKind;
  /** One plain sentence, safe to show to an owner. */
  readonly message: string;
}

/** One request and what came back. Redirects are captures of their own, never followed silently. */
export interface Capture {
  /** Absolute, as WHATWG URL serialises it, without fragment. */
  readonly url: string;
  /** HTTP status, or 0 when no response came (then `failure` says why). */
  readonly status: number;
  /** Lower-case names; repeated headers are joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  /** Absolute target of a 3xx with a usable Location, else null. */
  readonly redirectTo: string | null;
  /** Content-decoded bytes (gzip, br, zstd undone), cut at the crawler's limit; null when there is none. */
  readonly body: Uint8Array | null;
  /** True when the body was longer than the limit. */
  readonly truncated: boolean;
  readonly failure: FetchFailure | null;
  /** Bytes of the body on the wire, before content decoding. */
  readonly wireBytes: number;
  /** Milliseconds from sending the request to the first response byte, less what we ourselves noticed it late; null without a response. */
  readonly ttfbMs: number | null;
  /** Milliseconds from sending the request to the end of the body. */
  readonly totalMs: number;
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
}
