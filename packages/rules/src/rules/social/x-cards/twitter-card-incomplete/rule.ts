import { twitterCard } from "../../../../fixes/head/social.ts";
import { en } from "./words.en.ts";
import { sharedHtml } from "../../../../populations.ts";
import { cardValue, openGraphValue } from "../../../../reading/social-tags.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";

const KINDS: ReadonlySet<string> = new Set(["summary", "summary_large_image", "app", "player"]);

export const rule = definePageRule({
  id: "twitter-card-incomplete",
  category: "social",
  area: "x-cards",
  severity: "low",
  fixKind: "meta",
  certainty: 1,
  repair: { pasted: true },
  over: sharedHtml,
  reads: ["head"],
  source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  judge: ({ head }) => {
    const kind = cardValue(head, "twitter:card");
    if (kind === null) return notApplicable();
    const at = "head > meta[name^=twitter:]";
    // X takes title and picture from Open Graph; an unknown kind of card stays unknown.
    if (!KINDS.has(kind.toLowerCase())) return fail({ at, saw: { card: quoted(kind) }, expected: [...KINDS] });
    const missing = [
      ...((cardValue(head, "twitter:title") ?? openGraphValue(head, "og:title")) ? [] : ["title"]),
      ...(kind.toLowerCase() !== "summary_large_image" || imageOf(head) ? [] : ["image"]),
    ];
    return missing.length === 0 ? pass() : fail({ at, saw: { card: kind, missing } });
  },
  words: { en },
  givesWayTo: [
    {
      to: ["og-missing", "og-incomplete"],
      // X falls back on the preview.
      as: "task",
      when: ({ evidence: { saw } }) => "missing" in saw,
    },
  ],
  fix: twitterCard,
});

const imageOf = (head: Parameters<typeof cardValue>[0] & Parameters<typeof openGraphValue>[0]): string | null =>
  cardValue(head, "twitter:image") ?? cardValue(head, "twitter:image:src") ?? openGraphValue(head, "og:image");
