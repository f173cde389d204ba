import type { Capture, FetchFailure } from "@audit/facts";
import type { AnswerControl, AnswerHandler } from "../egress/egress.ts";
import { codedBody, discardBody, plainBody, type BodyControl, type BodySink } from "./body.ts";
import { failureOf, failureOfError } from "./failure.ts";
import { contentCodings, flattenHeaders, mediaType, redirectTarget } from "./headers.ts";
import type { Inflated } from "./inflate.ts";
import type { Lateness } from "./lateness.ts";
import type { Watched } from "./watch.ts";

/** Which bodies are kept, and how much of them. */
export interface Want {
  /** Most decoded bytes. */
  limit: number;
  /** Decides by status and media type ("" when absent) whether the body is read at all. */
  body(status: number, mediaType: string): boolean;
  /** Sent in place of or beside the headers of every request; lower-case names. */
  headers?: Readonly<Record<string, string>>;
}

export interface Exchange extends Watched {
  readonly handler: AnswerHandler;
  /** Drops the exchange: settles with null. */
  cancel(): void;
}

const CUT = new Error("The rest of the answer is not needed.");

/** One request and its answer as a state machine over undici's callbacks. Calls `settle` exactly once. */
export function createExchange(
  url: string,
  want: Want,
  lateness: Pick<Lateness, "at">,
  settle: (capture: Capture | null) => void,
): Exchange {
  const hostOf = (): string => new URL(url).hostname;
  const fetchedAt = Date.now();
  let controller: AnswerControl | null = null;
  let ttfbMs: number | null = null;
  let status = 0;
  let headers: Record<string, string> = {};
  let redirectTo: string | null = null;
  let sink: BodySink | null = null;
  let completing = false;
  let settled = false;

  const close = (capture: Capture | null): void => {
    if (settled) return;
    settled = true;
    settle(capture);
  };
  const fail = (failure: FetchFailure): void =>
    close({ ...answer(), status: 0, redirectTo: null, body: null, truncated: false, failure });
  const answer = (): Capture => ({
    url,
    status,
    headers,
    redirectTo,
    body: null,
    truncated: false,
    failure: null,
    wireBytes: exchange.received,
    ttfbMs,
    totalMs: performance.now() - exchange.startedAt,
    fetchedAt,
  });
  const succeed = (body: Inflated | null): void => {
    if (body !== null && body.fault !== null) {
      return fail(failureOf(body.fault === "bomb" ? "too-large" : "protocol", hostOf()));
    }
    close({ ...answer(), body: body?.bytes ?? null, truncated: body?.truncated ?? false });
  };
  const complete = (): void => {
    if (completing || settled) return;
    completing = true;
    const body = sink === null ? null : sink.finish();
    if (body instanceof Promise) void body.then(succeed);
    else succeed(body);
  };
  const control: BodyControl = {
    pause: () => controller?.pause(),
    resume: () => controller?.resume(),
    cut() {
      complete();
      controller?.abort(CUT);
    },
  };

  const handler: AnswerHandler = {
    onRequestStart(started) {
      controller = started;
      if (settled) return started.abort(CUT);
      exchange.sentAt = performance.now();
    },
    onResponseStarted() {
      const now = performance.now();
      exchange.answeredAt = exchange.windowStart = now;
      ttfbMs = Math.max(0, now - exchange.sentAt - lateness.at(now));
    },
    onResponseStart(_controller, statusCode, rawHeaders) {
      if (statusCode < 200) return;
      status = statusCode;
      headers = flattenHeaders(rawHeaders);
      redirectTo = redirectTarget(status, headers["location"], url);
      sink = sinkFor(status, headers, redirectTo !== null, want, control);
    },
    onResponseData(_controller, chunk) {
      exchange.received += chunk.length;
      if (!completing) sink?.take(chunk);
    },
    onResponseEnd: complete,
    onResponseError(_controller, error) {
      if (!completing) fail(failureOfError(error, hostOf()));
    },
  };

  const exchange = {
    startedAt: performance.now(),
    sentAt: 0,
    answeredAt: 0,
    received: 0,
    windowStart: 0,
    windowBytes: 0,
    handler,
    giveUp(kind: "timeout" | "too-slow") {
      fail(failureOf(kind, hostOf()));
      controller?.abort(CUT);
    },
    cancel() {
      close(null);
      controller?.abort(CUT);
    },
  };
  return exchange;
}

function sinkFor(
  status: number,
  headers: Readonly<Record<string, string>>,
  redirects: boolean,
  want: Want,
  control: BodyControl,
): BodySink {
  if (redirects || !want.body(status, mediaType(headers["content-type"]))) {
    return discardBody(Number(headers["content-length"] ?? 0), control);
  }
  const codings = contentCodings(headers["content-encoding"]);
  return codings.length === 0 ? plainBody(want.limit, control) : codedBody(codings, want.limit, control);
}
