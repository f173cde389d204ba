export type RefusalCode = "not-a-url" | "refused-address" | "no-such-host" | "rate-zero" | "unreachable" | "day-limit";

/** The crawl could not begin at all. `message` is one plain sentence, safe to show to an owner. */
export class CrawlRefused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = "CrawlRefused";
    this.code = code;
  }
}
