import { inSource } from "../../../../wording/checks.ts";
import { counted } from "../../../../wording/plural.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const IN_SCRIPTS = "data of scripts";

export const en: Words<{ readonly forms: number; readonly targets: readonly string[] }> = {
  failing: "Forms send orders or messages to an address that nobody can reach",
  title: "Make the forms of {pages} send to your own site",
  why: "Visitors fill in the form, press the button and end at an error: the order or the question is lost, and you never hear of it.",
  steps:
    "Enter in each form where it should send. Where a program writes the pages, set the site's public address there and let it write them anew; where pages were saved as files from a program that no longer runs, the form needs a service to send to. Then send one order and one message yourself.",
  check: inSource("<form", "an action with your own public address, or a path"),
  variants: [
    {
      when: ({ evidence }) => evidence.at === IN_SCRIPTS,
      title: "Let the scripts of {pages} speak to your own server, not to a developer's computer",
      problem:
        "Cart, search or messages run through scripts that ask an address which nobody but a developer can reach.",
      why: "Whoever puts something into the cart, filters a list or writes to you waits for an answer that never comes: the site sells nothing there.",
      steps:
        "Set the site's public address in the system that it was built with (in WordPress: Settings > General, or WP_HOME and WP_SITEURL in wp-config.php), and publish the pages anew. A copy that was saved as files has no server behind it: give it one, or say on the pages how to order. Then order something yourself.",
    },
  ],
  seen: ({ forms, targets }, { evidence }) =>
    evidence.at === IN_SCRIPTS
      ? `scripts that speak to ${listed(targets.map(addressOf), 2)}`
      : `${counted(forms, "address", "addresses")} that forms send to, ${listed(targets.map(addressOf), 2)}`,
};
