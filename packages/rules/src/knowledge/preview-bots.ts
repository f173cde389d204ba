/** A service that fetches a shared page once to draw its preview card. */
export interface PreviewBot {
  /** Product token for robots.txt. */
  readonly token: string;
  readonly operator: string;
}

/** Preview fetchers that read robots.txt under a name of their own. */
export const previewBots: readonly PreviewBot[] = [
  { token: "facebookexternalhit", operator: "Facebook and Instagram" },
  { token: "Twitterbot", operator: "X" },
  { token: "LinkedInBot", operator: "LinkedIn" },
  { token: "WhatsApp", operator: "WhatsApp" },
  { token: "Pinterestbot", operator: "Pinterest" },
  { token: "Slackbot", operator: "Slack" },
  { token: "Discordbot", operator: "Discord" },
  { token: "TelegramBot", operator: "Telegram" },
];
