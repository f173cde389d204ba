import type { SiteView } from "../../view/site-view.ts";

/** Systems where the shop owner can't reach the web server's configuration. */
const HOSTED: ReadonlySet<string> = new Set([
  "shopify",
  "wix",
  "squarespace",
  "bigcommerce",
  "webflow",
  "jimdo",
  "weebly",
  "ecwid",
  "big cartel",
  "square online",
]);

export const isHosted = ({ platform }: SiteView): boolean => platform !== null && HOSTED.has(platform);

/** What the Server header gives away, or null. */
export function serverOf({ site }: SiteView): "nginx" | "apache" | null {
  const home = site.pages.find((page) => page.url === site.home) ?? site.pages[0];
  const header = (home?.response.headers["server"] ?? "").toLowerCase();
  if (header.includes("nginx") || header.includes("openresty")) return "nginx";
  return header.includes("apache") || header.includes("litespeed") ? "apache" : null;
}

interface ServerForms {
  readonly nginx: string;
  readonly apache: string;
  readonly cloudflare?: string;
  /** For a system where the server can't be reached; null when its maker alone can act. */
  readonly hosted?: string | null;
}

/** The forms that fit what is known of the server: its own, or all of them. */
export function serverConfig(forms: ServerForms, view: SiteView): string | null {
  if (isHosted(view)) return forms.hosted ?? forms.cloudflare ?? null;
  const known = serverOf(view);
  const parts = [
    ...(known === "apache" ? [] : [`# nginx\n${forms.nginx}`]),
    ...(known === "nginx" ? [] : [`# Apache (.htaccess)\n${forms.apache}`]),
    ...(forms.cloudflare && !known ? [`# Cloudflare\n${forms.cloudflare}`] : []),
  ];
  return parts.join("\n\n");
}
