import type { Fixer } from "../fixer.ts";
import type { SiteView } from "../../view/site-view.ts";
import type { Block } from "../patches/fix.ts";
import { headerPatch, homeHeaders } from "../patches/site-patches.ts";
import { serverConfig } from "./servers.ts";

type Headers = readonly (readonly [name: string, value: string])[];

const WANTED: Headers = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "frame-ancestors 'self'"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
];

/** Lines for the server that set the headers, as one block with a patch each. */
const headerBlock = (headers: Headers, view: SiteView): Block => ({
  patches: headers.map(([name, value]) => headerPatch(view, name, value)),
  print: (kept) =>
    headerLines(
      headers.filter(([name]) => kept.some(({ key }) => key === name)),
      view,
    ),
});

const headerLines = (headers: Headers, view: SiteView): string | null =>
  serverConfig(
    {
      nginx: headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n"),
      apache: headers.map(([name, value]) => `Header always set ${name} "${value}"`).join("\n"),
      cloudflare: headers
        .map(([name, value]) => `Rules > Transform Rules > Modify Response Header > Set static: ${name} = ${value}`)
        .join("\n"),
    },
    view,
  );

/** The protective headers that the home page does not send; a policy that exists is extended, not replaced. */
export const securityHeaders: Fixer = (_cause, view) => {
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

/** One month first: a year can't be taken back when something still needs http. */
export const strictTransport: Fixer = (_cause, view) => [
  [headerBlock([["Strict-Transport-Security", "max-age=2592000"]], view)],
];

/** Lets the browser fetch http: files of an https page securely, until the addresses are changed. */
export const upgradeHeader = (view: SiteView): string | null =>
  homeHeaders(view)["content-security-policy"]
    ? null
    : headerLines([["Content-Security-Policy", "upgrade-insecure-requests"]], view);
