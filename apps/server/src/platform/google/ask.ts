import type { z } from "zod";
import { faultOfStatus, GoogleFault, type GoogleFaultName } from "./fault.ts";

/** 25,000 rows of Search Console, the most of one answer, have some 6 MB. */
const MOST_BYTES = 16 * 1024 * 1024;
const CALL_MS = 10_000;

interface Question<S extends z.ZodType> {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without one it is a GET. */
  readonly body?: unknown;
  readonly answer: S;
  readonly signal: AbortSignal;
}

/** Asks one of Google's services. @throws GoogleFault for everything but an answer of the documented shape */
export async function askGoogle<S extends z.ZodType>(question: Question<S>): Promise<z.output<S>> {
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(CALL_MS)]);
  const response = await send(question, signal);
  const text = await readText(response, signal);
  if (!response.ok) throw new GoogleFault(faultOf(response.status, text));
  const parsed = question.answer.safeParse(parse(text));
  if (!parsed.success) throw new GoogleFault("unreadable");
  return parsed.data;
}

async function send({ url, headers, body }: Question<z.ZodType>, signal: AbortSignal): Promise<Response> {
  const asJson = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const asked = body === undefined ? headers : { ...headers, "content-type": "application/json" };
  try {
    // What the answer might lead to was not configured, so it is not followed.
    return await fetch(url, { ...asJson, headers: asked, signal, redirect: "error" });
  } catch {
    throw new GoogleFault(signal.aborted ? "silent" : "unreachable");
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new GoogleFault("unreadable");
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof GoogleFault) throw error;
    throw new GoogleFault(signal.aborted ? "silent" : "unreachable");
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GoogleFault("unreadable");
  }
}

/** Quotas answer 429 or, in older services, 403 with one of these reasons. */
const QUOTA = /"reason":\s*"(quotaExceeded|rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded)"/;
/** Said with status 400. Source: https://cloud.google.com/docs/authentication/api-keys */
const BAD_KEY = /"reason":\s*"API_KEY_/;

function faultOf(status: number, text: string): GoogleFaultName {
  if (status === 403 && QUOTA.test(text)) return "busy";
  if (status === 400 && BAD_KEY.test(text)) return "denied";
  return faultOfStatus(status);
}
