import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (script: string): string => `<title>Tea</title><p>Tea<script>${script}</script>`;

export const cases: PageRuleCases = {
  passing: [
    "<title>Tea</title><p>Tea",
    page(`Stripe("pk_live_${"a1B2".repeat(6)}")`),
    page('var maps = "AIzaSyA-1234567890abcdefghijklmnopqrstu"; // sk-a-label'),
  ],
  failing: [
    page(`const key = "sk_live_${"a1B2".repeat(6)}";`),
    page(`headers: { Authorization: "token ghp_${"a1B2c3".repeat(6)}" }`),
    page('const pem = "-----BEGIN RSA PRIVATE KEY-----\\nMIIE";'),
  ],
  outside: [{ html: page(""), status: 404 }],
};
