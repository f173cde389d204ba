import type { NoticeRow, NoticeTargetRow } from "../../platform/database/index.ts";
import { sayNotice, type SaidNotice } from "./say-notice.ts";
import { signedHeaders } from "./sign.ts";

interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

/** A notice as its target's kind wants it. @param secret of webhooks; @param now milliseconds since 1970 */
export function writeMessage(
  { id, body }: NoticeRow,
  kind: NoticeTargetRow["kind"],
  secret: string | null,
  now: number,
): Written {
  if (kind === "slack") return { headers: JSON_TYPE, body: JSON.stringify(forSlack(sayNotice(body))) };
  if (kind === "teams") return { headers: JSON_TYPE, body: JSON.stringify(forTeams(sayNotice(body))) };
  const text = JSON.stringify(body);
  const signed = secret === null ? {} : signedHeaders(secret, id, Math.floor(now / 1000), text);
  return { headers: { ...JSON_TYPE, ...signed }, body: text };
}

/** Slack reads three characters as markup: https://docs.slack.dev/messaging/formatting-message-text#escaping */
const slackText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const forSlack = ({ title, lines, url }: SaidNotice): object => ({
  text: [`*${slackText(title)}*`, ...lines.map(slackText), `<${slackText(url)}|Open>`].join("\n"),
});

/** An adaptive card, as incoming webhooks of Teams' workflows take it; its text blocks read a little markdown. */
const forTeams = ({ title, lines, url }: SaidNotice): object => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [
          { type: "TextBlock", text: cardText(title), weight: "Bolder", size: "Medium", wrap: true },
          ...lines.map((line) => ({ type: "TextBlock", text: cardText(line), wrap: true })),
        ],
        actions: [{ type: "Action.OpenUrl", title: "Open", url }],
      },
    },
  ],
});

const cardText = (text: string): string => text.replaceAll(/[\\*_[\]()~`]/g, String.raw`\$&`);
