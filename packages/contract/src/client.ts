import type { CallInput, CallReply, CallSpec, Repeatable } from "./call.ts";
import { ErrorBody, type ErrorCode } from "./errors.ts";
import { readReply } from "./reply.ts";
import { readShortage, type MissingCredits } from "./shortage.ts";
import { texts } from "./texts.ts";

/** A call that was answered, but not with 200. `message` is the sentence to show. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly requestId: string | null;
  /** Seconds after which asking again makes sense; null when the server did not say. */
  readonly retryAfter: number | null;
  /** What is missing, when credits or an allowance do not suffice. */
  readonly shortage: MissingCredits | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    const known = ErrorBody.safeParse(body);
    super(known.success ? known.data.error : sentenceOf(body));
    this.name = "CallFailed";
    this.status = status;
    this.code = known.success ? known.data.code : null;
    this.requestId = known.success ? known.data.requestId : null;
    this.retryAfter = retryAfter;
    this.shortage = readShortage(body);
  }
}

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly base: string;
  /** The bearer token of the moment, or null. */
  readonly token: () => string | null;
  readonly fetch?: typeof fetch;
  /** Language of the reader (BCP 47), for what is mailed to him; default: the browser's own. */
  readonly language?: string;
  /** Default: cookies go to the page's own origin only. */
  readonly credentials?: RequestCredentials;
}

export type Client = <C extends CallSpec>(call: C, input: CallInput<C>, signal?: AbortSignal) => Promise<CallReply<C>>;

interface Given extends Repeatable {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** Looked up at each call: whoever watches or replaces the page's fetch later is heard. */
const fetchOfTheMoment: typeof fetch = (...asked) => fetch(...asked);

/**
 * A typed client of the calls in this package.
 * @throws CallFailed when the answer is not OK; the fetch's own error when there is no answer.
 */
export function createClient({
  base,
  token,
  fetch: send = fetchOfTheMoment,
  language,
  credentials,
}: ClientOptions): Client {
  return async (call, input, signal) => {
    const { params, query, body, once } = input as Given;
    const bearer = token();
    const answer = await send(base + addressOf(call.path, params, query), {
      method: call.method,
      headers: {
        accept: "application/json",
        ...(language === undefined ? {} : { "accept-language": language }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(once === undefined ? {} : { "idempotency-key": once }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(credentials ? { credentials } : {}),
    });
    const text = await answer.text();
    const json: unknown = parseOrNull(text);
    if (!answer.ok || isRefusal(json))
      throw new CallFailed(answer.status, json, secondsOf(answer.headers.get("retry-after")));
    if (call.reply === null) throw new Error(`${call.name} is an event stream, which is not read at once.`);
    return readReply(call.reply, json) as CallReply<typeof call>;
  };
}

/** Path of a call with its parameters and query filled in. */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === "" ? filled : `${filled}?${search}`;
}

/** A refusal says so in its body, whatever its status is. */
const isRefusal = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "success" in body && body.success === false;

const secondsOf = (header: string | null): number | null => (/^\d{1,9}$/.test(header ?? "") ? Number(header) : null);

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function sentenceOf(body: unknown): string {
  const { error, message } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof error === "string" && error !== "") return error;
  return typeof message === "string" && message !== "" ? message : texts.apiFailed;
}
