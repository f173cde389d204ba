import type { Egress } from "./egress.ts";

/**
 * What opens a closed site to us: request headers by lower-case name, such as "authorization" or "cookie". They are
 * secrets of the site's owner.
 */
export type AccessHeaders = Readonly<Record<string, string>>;

/** Such headers, and the address whose host they open. */
export interface Access {
  readonly start: string;
  readonly headers: AccessHeaders;
}

/**
 * Tells to which addresses a start's access headers may be sent: its own host, port included, and that host's www or bare
 * variant. What began encrypted is never sent in the clear.
 */
export function accessTo(start: string): (url: URL) => boolean {
  const { host, protocol } = new URL(start);
  const bare = host.replace(/^www\./, "");
  return (url) => url.host.replace(/^www\./, "") === bare && (url.protocol === protocol || url.protocol === "https:");
}

/** An egress that sends the owner's headers to the owner's host and to nobody else. */
export function withAccess(egress: Egress, access: Access | undefined): Egress {
  if (access === undefined) return egress;
  const opens = accessTo(access.start);
  return {
    ...egress,
    send: (url, headers, handler) =>
      egress.send(url, opens(url) ? { ...headers, ...access.headers } : headers, handler),
  };
}
