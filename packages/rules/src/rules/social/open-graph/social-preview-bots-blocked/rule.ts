import { previewBots } from "../../../../knowledge/preview-bots.ts";
import { judgeAccess } from "../../../../reading/agent-access.ts";
import { defineSiteRule } from "../../../../rule.ts";

export const rule = defineSiteRule({
  id: "social-preview-bots-blocked",
  category: "social",
  area: "open-graph",
  severity: "medium",
  fixKind: "robots",
  certainty: 1,
  reads: ["home", "pages", "graph", "templates", "robots"],
  says: {
    failing: "Networks may not fetch link previews",
    why: "Your robots.txt keeps the preview fetchers of social networks and messengers away, so shared links appear without title and picture.",
    fix: "Allow these fetchers in robots.txt. They open one page when someone shares it.",
    source: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers",
  },
  judge: (site) => judgeAccess(site, previewBots),
});
