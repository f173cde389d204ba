import { Agent, request, type Dispatcher } from "undici";
import { guardedConnector } from "./connector.ts";
import { checkTarget, isAllowedHost, type HostLists } from "./target.ts";

export interface Message extends HostLists {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Most bytes of the answer that are kept; the rest is not read. */
  readonly mostBytes: number;
  readonly timeoutMs: number;
}

/** How somebody's server answered; redirects are answers and are not followed. */
export type MessageOutcome =
  | { readonly status: number; readonly body: string; readonly retryAfter: string | null }
  /** Nothing came back, or nothing was sent; one plain sentence. */
  | { readonly fault: string };

/** Whether an address that a user named may be sent to, as far as it tells by itself. @returns a sentence where it may not */
export function unfitForMessages(url: string, hosts: HostLists): string | null {
  const decision = checkTarget(url, hosts);
  if (!decision.allowed) return decision.reason;
  const address = new URL(url);
  if (address.protocol === "https:" || isAllowedHost(address, hosts.allowHosts)) return null;
  return "The address has to begin with https://.";
}

/** Sends one message to an address that a user named, through the guard that all such connections pass. Never rejects. */
export async function sendMessage(message: Message): Promise<MessageOutcome> {
  const { url, method, headers, body, mostBytes, timeoutMs, allowHosts, closedHosts } = message;
  const hosts = { allowHosts, closedHosts };
  const unfit = unfitForMessages(url, hosts);
  if (unfit !== null) return { fault: unfit };
  const dispatcher = new Agent({ connect: guardedConnector(hosts, timeoutMs), maxHeaderSize: 32_768 });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = await request(url, { dispatcher, method, headers, signal, ...(body === undefined ? {} : { body }) });
    const retryAfter = sent.headers["retry-after"];
    return {
      status: sent.statusCode,
      body: await firstOf(sent.body, mostBytes),
      retryAfter: typeof retryAfter === "string" ? retryAfter : null,
    };
  } catch (error) {
    return { fault: sentenceFor(error, new URL(url).host) };
  } finally {
    await dispatcher.destroy();
  }
}

async function firstOf(body: Dispatcher.ResponseData["body"], most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most).toString("utf8");
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: "has no address in DNS.",
  EAI_AGAIN: "could not be looked up in DNS.",
  ECONNREFUSED: "takes no connections.",
  ECONNRESET: "broke the connection off.",
};

function sentenceFor(error: unknown, host: string): string {
  if (!(error instanceof Error)) return `${host} could not be reached.`;
  if (error.name === "TimeoutError" || error.name === "AbortError") return `${host} did not answer in time.`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? String(cause.code) : "";
  const known = REASONS[code];
  if (known !== undefined) return `${host} ${known}`;
  return `${host} could not be reached: ${cause.message || code || "no reason given"}`;
}
