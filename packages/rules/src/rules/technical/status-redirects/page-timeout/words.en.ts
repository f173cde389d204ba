import { timed } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { clause } from "../../../../wording/quote.ts";

export const en: Words<{ readonly message: string; readonly afterMs: number }> = {
  failing: "Page gives no answer",
  title: "Make {pages} answer in time",
  why: "The server took too long or broke the connection. Search engines treat this like a server error: they read the site more slowly and drop pages that stay silent.",
  steps:
    "Open the address yourself. If it is slow, cache the page or speed up what it loads from the database. If the connection breaks, have the host check name service, certificate and firewall.",
  check: timed("a number below 2"),
  seen: ({ message }) => `no page: ${clause(message)}`,
};
