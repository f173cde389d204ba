import { isIPv4 } from "node:net";
import type { FastifyRequest } from "fastify";
import { isInjection } from "light-my-request";
import type { TraceParent } from "../traces/index.ts";
import { pathOf } from "./path-of.ts";
import { notesOf } from "./request-notes.ts";
import { readLanguage, type Language } from "../language.ts";

/** Who asks, as far as the connection tells. */
export interface Caller {
  /** One bucket per IPv4 address or IPv6 /64. */
  readonly address: string;
  readonly isLoopback: boolean;
  readonly bearer: string | null;
  /** Secret of a browser that signed in before. */
  readonly device: string | null;
  /** Secret of a password reset under way. */
  readonly recovery: string | null;
  /** Port of ours that was reached. */
  readonly localPort: number;
  readonly idempotencyKey: string | null;
  readonly isSecure: boolean;
  /** The host asked for, as a proxy that we trust or else the request says it; a port may follow. */
  readonly host: string;
  /** What the program calls itself; cut, since anybody may write anything there. */
  readonly agent: string | null;
  /** What a mail to whoever asks is written in. */
  readonly language: Language;
  /** By what the request is found again in log and traces. */
  readonly trail: Trail;
}

/** Whence something came that is worked on later. */
export interface Trail {
  readonly requestId: string;
  /** Null where nothing is traced. */
  readonly traceParent: TraceParent | null;
}

/** How every personal token begins, so that people and secret scanners know one when they see it. */
export const PERSONAL_TOKEN = "audit_pat_";

/** How every access token of a program begins that was let in to `/mcp`. */
export const PROGRAM_TOKEN = "audit_mcp_";
export const MCP_PATH = "/mcp";

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const BEARER = new RegExp(`^(${PERSONAL_TOKEN}|${PROGRAM_TOKEN})?[A-Za-z0-9_-]{43}$`);
const LONGEST_AGENT = 300;
const KEY = /^[\x21-\x7e]{1,128}$/;

export function callerOf(request: FastifyRequest): Caller {
  const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, "");
  const isSecure = request.protocol === "https";
  return {
    address: bucketOf(ip),
    isLoopback: ip === "::1" || ip.startsWith("127."),
    bearer: admittedHere(bearerOf(request.headers.authorization), request),
    device: cookieOf(request.headers.cookie, cookieName("device", isSecure)),
    idempotencyKey: matching(KEY, request.headers["idempotency-key"]),
    host: request.host,
    agent: request.headers["user-agent"]?.slice(0, LONGEST_AGENT) ?? null,
    language: readLanguage(request.headers["accept-language"]),
    recovery: cookieOf(request.headers.cookie, cookieName("recovery", isSecure)),
    localPort: request.socket.localPort ?? 0,
    isSecure,
    trail: { requestId: request.id, traceParent: notesOf(request).trace ?? null },
  };
}

/** Whether a bearer is a personal token rather than a session's. */
export const isPersonalToken = (bearer: string): boolean => bearer.startsWith(PERSONAL_TOKEN);

export const isProgramToken = (bearer: string): boolean => bearer.startsWith(PROGRAM_TOKEN);

/** A program's token is good for `/mcp`, and for the calls that `/mcp` makes for it in this process; elsewhere it is none. */
function admittedHere(bearer: string | null, { url, raw }: FastifyRequest): string | null {
  if (bearer === null || !isProgramToken(bearer)) return bearer;
  return pathOf(url) === MCP_PATH || isInjection(raw) ? bearer : null;
}

export function bearerOf(header: string | undefined): string | null {
  const [scheme, token, ...rest] = (header ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" && rest.length === 0 ? matching(BEARER, token) : null;
}

// The prefix makes browsers refuse the name from other hosts and without Secure, which plain http can't have.
const cookieName = (name: "device" | "recovery", isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

interface KeptCookie {
  readonly name: "device" | "recovery";
  readonly value: string;
  readonly seconds: number;
}

/** Readable by no script, sent to no other site. */
const cookie = ({ name, value, seconds }: KeptCookie, { isSecure }: Caller): string =>
  `${cookieName(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie that lets an owner sign in while a stranger guesses. */
export const deviceCookie = (secret: string, caller: Caller): string =>
  cookie({ name: "device", value: secret, seconds: YEAR_SECONDS }, caller);

/** The cookie of a password reset under way, for `seconds`; with null it is taken back. */
export const recoveryCookie = (secret: string | null, seconds: number, caller: Caller): string =>
  cookie({ name: "recovery", value: secret ?? "", seconds: secret === null ? 0 : seconds }, caller);

function cookieOf(header: string | undefined, name: string): string | null {
  const pair = (header ?? "").split(";").find((entry) => entry.trim().startsWith(`${name}=`));
  return matching(SECRET, pair?.trim().slice(name.length + 1));
}

const matching = (pattern: RegExp, value: string | string[] | undefined): string | null =>
  typeof value === "string" && pattern.test(value) ? value : null;

/** A household or server gets a whole /64, so single IPv6 addresses are no measure. */
export function bucketOf(ip: string): string {
  if (isIPv4(ip) || !ip.includes(":")) return ip;
  const [head = "", tail = ""] = ip.replace(/%.*/s, "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const missing = ip.includes("::") ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0") : [];
  const groups = [...left, ...missing, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(":")}::/64`;
}
