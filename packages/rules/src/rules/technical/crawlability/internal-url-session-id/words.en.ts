import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Links carry session numbers",
  title: "Links on {pages} carry session numbers",
  why: "Each visit gives every page a new address, so search engines see endless copies of the same shop and spend their time on them.",
  steps:
    "Keep the session in a cookie and take the session parameter out of all links. In PHP set session.use_trans_sid to 0; in Java set the tracking mode to COOKIE.",
  check: inSource("sid=", "no session parameter in any link"),
};
