import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { quote } from "../../../../wording/quote.ts";

export const en: Words<string | null> = {
  failing: "Web page sent as another kind of file",
  title: "Send {pages} with the content type text/html",
  why: "The server doesn't call this page HTML. Browsers may offer it as a download or show its code, and search engines may skip it.",
  steps: "Let the server announce this address as a web page (text/html) in utf-8.",
  check: header("content-type", "text/html; charset=utf-8"),
  seen: (type) => (type ? `the page announced as ${quote(type)}` : "the page announced as no kind of file"),
};
