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
  /** What the request costs of the host's pace; default: as much as a document, 1. */
  cost?: number;
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
  const times = newTimes();
  const state: AnswerState = {
    controller: null,
    ttfbMs: null,
    status: 0,
    headers: {},
    redirectTo: null,
    sink: null,
    completing: false,
    settled: false,
  };

  const close = (capture: Capture | null): void => {
    if (state.settled) return;
    state.settled = true;
    settle(capture);
  };
  const fail = (failure: FetchFailure): void =>
    close({ ...answer(), status: 0, redirectTo: null, body: null, truncated: false, failure });
  const answer = (): Capture => ({
    url,
    status: state.status,
    headers: state.headers,
    redirectTo: state.redirectTo,
    body: null,
    truncated: false,
    failure: null,
    wireBytes: times.received,
    ttfbMs: state.ttfbMs,
    totalMs: performance.now() - times.startedAt,
    fetchedAt,
  });
  const succeed = (body: Inflated | null): void => {
    if (body !== null && body.fault !== null) {
      return fail(failureOf(body.fault === "bomb" ? "too-large" : "protocol", hostOf()));
    }
    close({ ...answer(), body: body?.bytes ?? null, truncated: body?.truncated ?? false });
  };
  const complete = (): void => {
    if (state.completing || state.settled) return;
    state.completing = true;
    const body = state.sink === null ? null : state.sink.finish();
    if (body instanceof Promise) void body.then(succeed);
    else succeed(body);
  };
  const control: BodyControl = {
    pause: () => state.controller?.pause(),
    resume: () => state.controller?.resume(),
    cut() {
      complete();
      state.controller?.abort(CUT);
    },
  };

  const handler = handlerOf({ url, want, lateness, state, times, control, complete, fail });
  const stop = (end: () => void): void => {
    end();
    state.controller?.abort(CUT);
  };
  return Object.assign(times, {
    handler,
    giveUp: (kind: "timeout" | "too-slow") => stop(() => fail(failureOf(kind, hostOf()))),
    cancel: () => stop(() => close(null)),
  });
}

/** What came of an answer so far. */
interface AnswerState {
  controller: AnswerControl | null;
  ttfbMs: number | null;
  status: number;
  headers: Record<string, string>;
  redirectTo: string | null;
  sink: BodySink | null;
  /** The body is whole, or not needed any further. */
  completing: boolean;
  settled: boolean;
}

const newTimes = () => ({
  startedAt: performance.now(),
  sentAt: 0,
  answeredAt: 0,
  received: 0,
  windowStart: 0,
  windowBytes: 0,
});

interface HandlerParts {
  readonly url: string;
  readonly want: Want;
  readonly lateness: Pick<Lateness, "at">;
  readonly state: AnswerState;
  readonly times: ReturnType<typeof newTimes>;
  readonly control: BodyControl;
  complete(): void;
  fail(failure: FetchFailure): void;
}

function handlerOf({ url, want, lateness, state, times, control, complete, fail }: HandlerParts): AnswerHandler {
  return {
    onRequestStart(started) {
      state.controller = started;
      if (state.settled) return started.abort(CUT);
      times.sentAt = performance.now();
    },
    onResponseStarted() {
      const now = performance.now();
      times.answeredAt = times.windowStart = now;
      state.ttfbMs = Math.max(0, now - times.sentAt - lateness.at(now));
    },
    onResponseStart(_controller, statusCode, rawHeaders) {
      if (statusCode < 200) return;
      state.status = statusCode;
      state.headers = flattenHeaders(rawHeaders);
      state.redirectTo = redirectTarget(statusCode, state.headers["location"], url);
      state.sink = sinkFor(statusCode, state.headers, state.redirectTo !== null, want, control);
    },
    onResponseData(_controller, chunk) {
      times.received += chunk.length;
      if (!state.completing) state.sink?.take(chunk);
    },
    onResponseEnd: complete,
    onResponseError(_controller, error) {
      if (!state.completing) fail(failureOfError(error, new URL(url).hostname));
    },
  };
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
