/** What one page may send to hosts that are not its site's own. */
export interface ForeignBounds {
  /** Different hosts. */
  readonly hosts: number;
  /** Requests that are seen one by one, to one host. */
  readonly requests: number;
  /** Tunnels to one host; a browser opens few, a WebSocket takes one each. */
  readonly tunnels: number;
  /** Bytes sent to one host, handshakes and headers among them. */
  readonly sentBytes: number;
}

/** Honest pages load from some dozens of hosts, and send each of them some kilobytes. Chosen with room to spare, not measured. */
export const defaultForeignBounds: ForeignBounds = { hosts: 80, requests: 200, tunnels: 24, sentBytes: 100_000 };

/** Counts what a page sends to each foreign host, so that nobody's page makes us a burden to others. */
export interface ForeignAccount {
  /** Forgets all: the next page begins. */
  reset(): void;
  /** Whether one more may go there; own hosts may always be asked. */
  mayAsk(host: string, kind: "requests" | "tunnels"): boolean;
  /** Whether so many bytes more may. */
  maySend(host: string, bytes: number): boolean;
}

/** @param isForeign tells hosts of others from the site's own */
export function openForeignAccount(isForeign: (host: string) => boolean, bounds: ForeignBounds): ForeignAccount {
  const counts = new Map<string, { requests: number; tunnels: number; sentBytes: number }>();
  const add = (host: string, kind: "requests" | "tunnels" | "sentBytes", more: number): boolean => {
    if (!isForeign(host)) return true;
    const count = counts.get(host) ?? { requests: 0, tunnels: 0, sentBytes: 0 };
    if (!counts.has(host) && counts.size >= bounds.hosts) return false;
    counts.set(host, count);
    count[kind] += more;
    return count[kind] <= bounds[kind];
  };
  return {
    reset: () => counts.clear(),
    mayAsk: (host, kind) => add(host, kind, 1),
    maySend: (host, bytes) => add(host, "sentBytes", bytes),
  };
}
