import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Page and response header name different canonical addresses",
  title: "{pages} {names|name} one canonical address in the HTML and another in the header",
  why: "The HTML asks search engines to list one address and the Link header another. They then choose by themselves.",
  steps:
    "Keep one of the two. The Link header usually comes from the server, a CDN or a cache plugin: turn it off there.",
  check: header("link", "no canonical, or the address that the HTML names"),
};
