import { inSource } from "../../../../wording/checks.ts";
import type { Sample, Words } from "../../../../words.ts";
import { linksSeen, type LinksSeen } from "../../../../wording/link-words.ts";

export const en: Words<LinksSeen> = {
  failing: "Links lead to a computer that visitors can't reach",
  title: "Replace the links to a developer's computer on {pages}",
  why: "These links work on the machine where the site was built and nowhere else. Visitors and search engines get an error.",
  steps:
    "Replace the beginning of each link by your public address, or use a path such as /products. Look for a base address left over from development.",
  check: (sample) => inSource(beginningOf(sample), "no line")(sample),
  seen: (saw) => `${linksSeen(saw)}, an address that only a developer can open`,
};

/** The computer that a link of the page names, as it stands there; "file:" for one of its disks. */
function beginningOf({ cause: { faults }, url }: Sample): string {
  const saw = (faults.find((one) => one.url === url) ?? faults[0])?.evidence.saw;
  const examples = typeof saw === "object" && saw !== null && "examples" in saw ? saw.examples : [];
  const [first] = Array.isArray(examples) ? examples : [];
  const href = typeof first === "object" && first !== null && "href" in first ? first.href : null;
  if (typeof href !== "string") return "localhost";
  return /^\w{2,}:\/\/[^/?#]*/.exec(href)?.[0] ?? href.slice(0, href.search(/[/\\]/) + 1 || undefined);
}
