import type { FetchFailure, FetchFailureKind } from "@audit/facts";
import { BLOCKED } from "../egress/lookup.ts";

const kindOfCode: Record<string, FetchFailureKind> = {
  [BLOCKED]: "blocked-address",
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  ENODATA: "dns",
  EAI_FAIL: "dns",
  ECONNREFUSED: "refused-connection",
  EHOSTUNREACH: "refused-connection",
  ENETUNREACH: "refused-connection",
  EADDRNOTAVAIL: "refused-connection",
  ECONNRESET: "reset",
  EPIPE: "reset",
  UND_ERR_SOCKET: "reset",
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  EPROTO: "tls",
  // Codes of the certificate check that carry no common prefix (OpenSSL's verify results as Node names them).
  DEPTH_ZERO_SELF_SIGNED_CERT: "tls",
  SELF_SIGNED_CERT_IN_CHAIN: "tls",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "tls",
  UNABLE_TO_GET_ISSUER_CERT: "tls",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "tls",
  HOSTNAME_MISMATCH: "tls",
};

const sentences: Record<FetchFailureKind, (host: string) => string> = {
  dns: (host) => `The name ${host} leads to no server.`,
  "refused-connection": (host) => `${host} accepts no connection.`,
  reset: (host) => `${host} closed the connection before the answer was complete.`,
  tls: (host) => `No secure connection to ${host} can be made: its certificate or encryption is not accepted.`,
  timeout: (host) => `${host} did not answer in time.`,
  "too-slow": (host) => `${host} sent the page too slowly.`,
  "too-large": () => "The answer unpacks to far more than it weighs, so it was not read.",
  "blocked-address": (host) => `${host} is not a public internet address, so it was not asked.`,
  unjudged: (host) => `An answer of ${host} could not be judged.`,
  protocol: (host) => `${host} sent an answer that is not valid HTTP.`,
};

export function failureOf(kind: FetchFailureKind, host: string): FetchFailure {
  return { kind, message: sentences[kind](host) };
}

/** Turns what a socket or the HTTP parser threw into a failure. */
export function failureOfError(error: unknown, host: string): FetchFailure {
  const code = codeOf(error);
  if (code === BLOCKED && error instanceof Error) return { kind: "blocked-address", message: error.message };
  return failureOf(kindOf(code), host);
}

function kindOf(code: string): FetchFailureKind {
  const known = kindOfCode[code];
  if (known !== undefined) return known;
  return /^(CERT_|ERR_TLS|ERR_SSL)/.test(code) ? "tls" : "protocol";
}

function codeOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
