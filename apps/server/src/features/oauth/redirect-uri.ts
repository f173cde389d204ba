const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Schemes that a browser acts on by itself, or that carry content rather than lead somewhere. */
const BROWSERS_OWN = /^(javascript|data|vbscript|file|blob|about|view-source|filesystem|ws|wss|ftp|mailto|tel):$/;

/**
 * Whether a program may be sent back there: over https, to a port of the same machine, or to an application by a scheme
 * of its own (RFC 8252).
 */
export function mayReturnTo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash !== "" || username !== "" || password !== "") return false;
  if (protocol === "https:") return true;
  if (protocol === "http:") return THIS_MACHINE.has(hostname);
  return !BROWSERS_OWN.test(protocol);
}

/** The host that people are shown; null for a program of their own machine. */
export function hostShown(address: string): string | null {
  const { protocol, hostname, host } = new URL(address);
  return protocol === "https:" && !THIS_MACHINE.has(hostname) ? host : null;
}
