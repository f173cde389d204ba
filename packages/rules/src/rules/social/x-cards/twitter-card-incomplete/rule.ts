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
  over: sharedHtml,
  reads: ["head"],
  says: {
    failing: "Card for X is incomplete",
    why: "X draws no card when its kind is unknown, and a bare one without title or picture.",
    fix: "Use summary_large_image as the kind, and give the page og:title and og:image.",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  },
  told: ({ card, cardTitle, ogTitle, cardImage, ogImage }) => {
    if (card === null) return notApplicable();
    return KINDS.has(card.toLowerCase()) && (cardTitle || ogTitle) && (cardImage || ogImage) ? pass() : null;
  },
  judge: ({ head }) => {
    const kind = cardValue(head, "twitter:card");
    if (kind === null) return notApplicable();
    const at = "head > meta[name^=twitter:]";
    if (!KINDS.has(kind.toLowerCase())) return fail({ at, saw: { card: quoted(kind) }, expected: [...KINDS] });
    const missing = [
      ...((cardValue(head, "twitter:title") ?? openGraphValue(head, "og:title")) ? [] : ["title"]),
      ...(kind.toLowerCase() !== "summary_large_image" || imageOf(head) ? [] : ["image"]),
    ];
    return missing.length === 0 ? pass() : fail({ at, saw: { card: kind, missing } });
  },
});

const imageOf = (head: Parameters<typeof cardValue>[0] & Parameters<typeof openGraphValue>[0]): string | null =>
  cardValue(head, "twitter:image") ?? cardValue(head, "twitter:image:src") ?? openGraphValue(head, "og:image");
