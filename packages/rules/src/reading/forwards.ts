const FORWARDING: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/** Whether an address that answers with this status is only one step away from its page. */
export const forwards = (status: number): boolean => FORWARDING.has(status);
