import type { OwnSite } from "../request.ts";

/** Whether an address lies on a host that the owner has proved: the domain itself or a name below it. */
export function isOwn(own: OwnSite | undefined, url: string): boolean {
  if (own === undefined) return false;
  const { host, hostname } = new URL(url);
  return host === own.domain || hostname === own.domain || hostname.endsWith(`.${own.domain}`);
}
