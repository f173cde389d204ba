import { header } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Web page sent as another kind of file",
  title: "{pages} {is|are} announced as something else than HTML",
  why: "The server doesn't call this page HTML. Browsers may offer it as a download or show its code, and search engines may skip it.",
  steps: "Let the server send Content-Type: text/html; charset=utf-8 for this address.",
  check: header("content-type", "text/html; charset=utf-8"),
};
