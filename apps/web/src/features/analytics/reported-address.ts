import { pageAt } from "@audit/contract";

/** Where visitors came from, as campaigns name it. utm_content is not among them: it may carry a share's token. */
const CAMPAIGN = ["source", "utm_source", "utm_medium", "utm_campaign", "utm_term"];

/** A page's address as analytics may know it: no query but the campaign, no hash, no path that is no screen. */
export function reportedAddress({ origin, pathname, searchParams }: URL): string {
  const path = pageAt(pathname) === null ? "/" : pathname;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.includes(name)));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ""}`;
}

/** The same address without the parameter that may carry a share's token. */
export function withoutSecrets(url: URL): string {
  if (!url.searchParams.has("utm_content")) return url.href;
  const clean = new URL(url);
  clean.searchParams.delete("utm_content");
  return clean.href;
}
