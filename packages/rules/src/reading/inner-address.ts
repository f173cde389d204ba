/** Whether an address is another than the root of its site, which stays whatever stands on it. */
export const isInner = (url: string): boolean => new URL(url).pathname !== "/";
