import { cutUrl, type Log } from "@audit/crawler";
import { messageOf } from "@audit/facts";

/**
 * Does something with one page, and something else where that throws: a fault of the program costs the page on which it
 * shows, never the audit. Only for work without effects outside: a store that fails must be heard.
 */
export function keepToPage<T>(
  act: () => T,
  instead: (thrown: unknown) => T,
  { url, log }: { readonly url: string; readonly log: Log },
): T {
  try {
    return act();
  } catch (thrown) {
    const details = { url: cutUrl(url), error: messageOf(thrown) };
    log({ level: "error", stage: "judge", host: new URL(url).host, reason: "a page could not be judged", details });
    return instead(thrown);
  }
}
