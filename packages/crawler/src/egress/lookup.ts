import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { isPublicAddress } from "./address.ts";

/** Marks a connection that the guard refused, so that it differs from one that failed. */
export const BLOCKED = "EBLOCKED";

export function blocked(reason: string): NodeJS.ErrnoException {
  return Object.assign(new Error(reason), { code: BLOCKED });
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves a name once and hands the socket only what was checked: one non-public answer refuses the whole name.
 * net.connect connects to exactly these addresses, so a second, different DNS answer can't slip in between.
 */
export function publicLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (first === undefined || !addresses.every((entry) => isPublicAddress(entry.address))) {
      return callback(blocked(`${hostname} leads to an address that is not public.`), []);
    }
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
}
