import type { SecretFact } from "../page-facts.ts";
import { detach } from "../text/characters.ts";

/**
 * Keys whose makers give them a form of their own and tell to keep them on the server. Keys made for browsers (Stripe
 * pk_, Google Maps AIza, Sentry DSN, Algolia search) are none.
 */
const secrets: readonly (readonly [string, RegExp])[] = [
  ["Stripe secret key", /\b[sr]k_live_[0-9a-zA-Z]{20,}/],
  ["AWS access key", /\bAKIA[0-9A-Z]{16}\b/],
  ["GitHub token", /\bgh[pousr]_[0-9A-Za-z]{36}\b/],
  ["GitLab token", /\bglpat-[0-9A-Za-z_-]{20}\b/],
  ["Slack token", /\bxox[abpr]-\d{10,}-[0-9A-Za-z-]{20,}/],
  ["Shopify admin token", /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/],
  ["SendGrid key", /\bSG\.[0-9A-Za-z_-]{22}\.[0-9A-Za-z_-]{43}\b/],
  ["OpenAI key", /\bsk-(?:proj-)?[0-9A-Za-z_-]{20,}T3BlbkFJ[0-9A-Za-z_-]{20,}/],
  ["Anthropic key", /\bsk-ant-[0-9A-Za-z]{3,8}-[0-9A-Za-z_-]{40,}/],
  // core.telegram.org/bots/api: the bot's number, a colon, 35 characters, of which the first two are AA.
  ["Telegram bot token", /(?<![\w:.-])(?:bot)?\d{8,10}:AA[0-9A-Za-z_-]{33}(?![\w-])/],
  ["private key", /-----BEGIN (?:RSA |EC |OPENSSH |DSA )?PRIVATE KEY-----/],
];
/** A cheap look before the patterns: each secret begins with one of these. */
const beginnings = /k_live_|AKIA|gh[pousr]_|glpat-|xox[abpr]-|shp(?:at|ca|pa|ss)_|SG\.|sk-|\d:AA|PRIVATE KEY/;
const shown = 8;
const none: readonly SecretFact[] = [];

/** Secrets in one script, as many as there are kinds. */
export function findSecrets(script: string): readonly SecretFact[] {
  if (!beginnings.test(script)) return none;
  const found: SecretFact[] = [];
  for (const [kind, pattern] of secrets) {
    const [written] = pattern.exec(script) ?? [];
    if (written !== undefined) found.push({ kind, masked: `${detach(written.slice(0, shown))}…` });
  }
  return found;
}
