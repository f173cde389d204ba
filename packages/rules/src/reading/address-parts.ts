/** Host name of an absolute http(s) address as `URL` gives it, cut from the text where it is a plain one. */
export function hostnameOf(url: string): string {
  const from = url.indexOf("//") + 2;
  const to = url.indexOf("/", from);
  const host = to < 0 ? "" : url.slice(from, to);
  return PLAIN_HOST.test(host) ? host : new URL(url).hostname;
}

const PLAIN_HOST = /^[a-z0-9.-]+$/;

/** Path of an absolute http(s) address as `URL` gives it. */
export function pathOf(url: string): string {
  const from = url.indexOf("/", url.indexOf("//") + 2);
  if (from < 0 || url.includes("#")) return new URL(url).pathname;
  const to = url.indexOf("?", from);
  return to < 0 ? url.slice(from) : url.slice(from, to);
}
