import { hostName } from "./hosts.ts";

/** The address without its scheme and closing slash, as people say it. */
export function nameOf({ url }: { readonly url: string }): { host: string; path: string } {
  if (!URL.canParse(url)) return { host: url, path: "" };
  const { host, pathname, search } = new URL(url);
  return { host: hostName(host), path: pathname === "/" ? search : pathname + search };
}
