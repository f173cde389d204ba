import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { addressOf } from "../../../../wording/quote.ts";

export const en: Words<{ readonly html: string; readonly header: string }> = {
  failing: "Page and response header name different canonical addresses",
  title: "Name one canonical for {pages}, the same in page and HTTP header",
  why: "The page asks search engines to list one address and the server's answer (its Link header) another. They then choose by themselves.",
  steps:
    "Keep one of the two. The Link header usually comes from the server, a CDN or a cache plugin: turn it off there.",
  check: header("link", "no canonical, or the address that the HTML names"),
  seen: ({ html, header }) =>
    `two canonical addresses: ${addressOf(html)} in the page and ${addressOf(header)} in the server's answer`,
};
