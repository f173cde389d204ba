import { status } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";
import { expectedAddress } from "../../../../wording/link-words.ts";

export const en: Words<string> = {
  failing: "Addresses repeat a part of their path",
  title: "Stop {pages} from answering under an address that repeats itself",
  why: "A link without its leading slash is added to the folder it stands in: /blog/blog/news. The site answers such addresses, so copies grow without end.",
  steps:
    "Begin the links in the template with a slash or a full address, and answer 404 to addresses that don't exist.",
  check: status("301 to the plain address, or 404"),
  seen: (_url, fault) => `a copy whose address repeats a part of itself; the plain one is ${expectedAddress(fault)}`,
};
