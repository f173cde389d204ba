import { checkServerIdentity, connect, type ConnectionOptions, type PeerCertificate, type TLSSocket } from "node:tls";
import { isAddress } from "./address.ts";
import { blocked, publicLookup } from "./lookup.ts";
import { bareHost, checkTarget, isAllowedHost, portOf, type HostLists } from "./target.ts";

export interface HandshakeOptions extends HostLists {
  readonly patienceMs: number;
  readonly stop: AbortSignal;
}

/** What a host shows of itself before anything is asked of it. */
export interface Handshake {
  readonly certificate: PeerCertificate;
  readonly coversHost: boolean;
}

/**
 * TLS 1.0 and 1.1 (RFC 8996 forbids both). The library lets them through at its lowest level only; nothing is sent or
 * believed over such a connection.
 */
const OLD: ConnectionOptions = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
/** What our own library says when the machine it runs on forbids the old protocols. */
const OURS = new Set(["ERR_SSL_NO_PROTOCOLS_AVAILABLE", "ERR_SSL_NO_CIPHERS_AVAILABLE", "ERR_SSL_NO_CIPHER_MATCH"]);

/** Shakes hands with a host, closes, and hands back its certificate, valid or not. Rejects as `failureOfError` reads. */
export const shakeHands = (url: URL, options: HandshakeOptions): Promise<Handshake> =>
  open(url, {}, options, (socket) => {
    const certificate = socket.getPeerCertificate();
    return { certificate, coversHost: checkServerIdentity(bareHost(url.hostname), certificate) === undefined };
  });

/** Whether a host lets in who speaks TLS 1.1 at most. */
export async function letsInOldProtocols(
  url: URL,
  options: HandshakeOptions,
): Promise<"accepted" | "refused" | "unknown"> {
  try {
    return await open(url, OLD, options, () => "accepted" as const);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // A refusal is an alert of the other side, or a connection it closes; all else tells nothing.
    if (OURS.has(code)) return "unknown";
    return /^ERR_SSL_|^ECONNRESET$|^EPIPE$/.test(code) ? "refused" : "unknown";
  }
}

/** The same judgement of the target as for every request: literals before connecting, names by what they resolve to. */
function open<T>(
  url: URL,
  how: ConnectionOptions,
  { patienceMs, stop, ...hosts }: HandshakeOptions,
  read: (socket: TLSSocket) => T,
): Promise<T> {
  const decision = checkTarget(url.href, hosts);
  if (!decision.allowed) return Promise.reject(blocked(decision.reason));
  const host = bareHost(url.hostname);
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const socket = connect({
    ...how,
    host,
    port: portOf(url),
    // No address may stand in a server name (RFC 6066).
    servername: isAddress(host) ? "" : host,
    // Looking at a certificate is the purpose; nothing is sent or taken over this connection.
    rejectUnauthorized: false,
    ...(isAllowedHost(url, hosts.allowHosts) ? {} : { lookup: publicLookup }),
  });
  const late = (): void => {
    reject(Object.assign(new Error("The handshake took too long."), { code: "ETIMEDOUT" }));
    socket.destroy();
  };
  const timer = setTimeout(late, patienceMs);
  stop.addEventListener("abort", late, { once: true });
  if (stop.aborted) late();
  socket.once("secureConnect", () => {
    resolve(read(socket));
    socket.destroy();
  });
  socket.on("error", reject);
  socket.once("close", () => reject(Object.assign(new Error("The connection was closed."), { code: "ECONNRESET" })));
  return promise.finally(() => {
    clearTimeout(timer);
    stop.removeEventListener("abort", late);
  });
}
