import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (script: string): string => `<title>Tea</title><p>Tea<script>${script}</script>`;

export const cases: PageRuleCases = {
  passing: [
    // A clock, a ratio and a longer row of signs are no bot's token.
    page(`var a = "12345678:AAbc", b = "123456789:AA${"a1B2".repeat(12)}";`),
    "<title>Tea</title><p>Tea",
    page(`Stripe("pk_live_${"a1B2".repeat(6)}")`),
    page('var maps = "AIzaSyA-1234567890abcdefghijklmnopqrstu"; // sk-a-label'),
  ],
  failing: [
    page(`fetch("https://api.telegram.org/bot123456789:AA${"a1B2c-3_D".repeat(4).slice(0, 33)}/sendMessage")`),
    page(`const TOKEN = "1234567890:AA${"a1B2c-3_D".repeat(4).slice(0, 33)}";`),
    page(`const key = "sk_live_${"a1B2".repeat(6)}";`),
    page(`headers: { Authorization: "token ghp_${"a1B2c3".repeat(6)}" }`),
    page('const pem = "-----BEGIN RSA PRIVATE KEY-----\\nMIIE";'),
  ],
  outside: [{ html: page(""), status: 404 }],
};
