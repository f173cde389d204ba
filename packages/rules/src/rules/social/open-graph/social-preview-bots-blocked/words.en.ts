import { inRobots } from "../../../../wording/checks.ts";
import { addressOf, listed } from "../../../../wording/quote.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<readonly { readonly agent: string; readonly operator: string; readonly example: string }[]> = {
  failing: "Networks may not fetch link previews",
  title: "Let social networks and messengers fetch link previews",
  why: "Your robots.txt keeps the preview fetchers of social networks and messengers away, so shared links appear without title and picture.",
  steps: "Allow these fetchers in robots.txt. They open one page when someone shares it.",
  check: inRobots("no Disallow for the preview crawlers listed"),
  seen: (saw) =>
    `robots.txt keeping ${listed(saw.map(({ operator, agent }) => `${operator} (${agent})`))} away, for example from ${addressOf(saw[0]?.example ?? "")}`,
};
