import { oneLine } from "../escape/plain.ts";
import { decoded } from "../reading/decoded.ts";

/** What servers send for the folder itself. */
const INDEX = /^(?:index|default)\.(?:html?|php|aspx?)$/i;

/** The last part of an address as words: "/p/red-mug.html" and "/p/red-mug/index.html" are "red mug"; null for a bare host or a number. */
export function addressWords(url: string): string | null {
  const last =
    pathOf(url)
      .split("/")
      .findLast((part) => part !== "" && !INDEX.test(part)) ?? "";
  const words = oneLine(
    decoded(last)
      .replace(/\.(html?|php|aspx?)$/i, "")
      .replace(/[-_+]+/g, " "),
  );
  return /\p{L}{2}/u.test(words) ? words : null;
}

export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Path and query as they stand in the address. */
export function pathAndQuery(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
