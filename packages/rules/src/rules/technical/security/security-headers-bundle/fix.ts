import type { Fixer } from "../../../../fixes/fixer.ts";
import { homeHeaders } from "../../../../fixes/patches/site-patches.ts";
import { type Headers, headerBlock } from "../../../../fixes/server/headers.ts";

const WANTED: Headers = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "frame-ancestors 'self'"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
];

/** The protective headers that the home page does not send; a policy that exists is extended, not replaced. */
export const fix: Fixer = (_cause, view) => {
  const sent = homeHeaders(view);
  const policy = sent["content-security-policy"];
  const framed = /frame-ancestors/.test(policy ?? "") || sent["x-frame-options"] !== undefined;
  const missing = WANTED.filter(([name]) =>
    name === "Content-Security-Policy" ? !framed && !policy : !sent[name.toLowerCase()],
  );
  const frame: Headers = policy && !framed ? [["X-Frame-Options", "SAMEORIGIN"]] : [];
  const headers = [...missing, ...frame];
  return headers.length > 0 ? [[headerBlock(headers, view)]] : null;
};
