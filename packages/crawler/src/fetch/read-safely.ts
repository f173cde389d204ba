import { messageOf, unreadCapture, type Capture, type PageFacts } from "@audit/facts";
import { cutUrl, type Log } from "../log.ts";

/** Reads answers so that one on which the program fails costs itself only: its page says why it could not be judged. */
export const readSafely =
  (read: (capture: Capture) => PageFacts, log: Log): ((capture: Capture) => PageFacts) =>
  (capture) => {
    try {
      return read(capture);
    } catch (thrown) {
      const details = { url: cutUrl(capture.url), error: messageOf(thrown) };
      const { host } = new URL(capture.url);
      log({ level: "error", stage: "crawl", host, reason: "a page could not be read", details });
      return unreadCapture(capture, thrown);
    }
  };
