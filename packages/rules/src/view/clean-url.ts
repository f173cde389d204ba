// Parameters that campaigns, ad clicks and sessions add; the page is the same without them.
const TRACKING =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|yclid|igshid|srsltid|mc_[ce]id|_ga|_gl|ref|sid|sessionid|phpsessid|jsessionid|_pos|_sid|_ss|_psq)$/i;

/** The address without tracking and session parts, double slashes and an explicit default page's fragment. */
export function cleanUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  if (kept.length < [...url.searchParams].length) url.search = new URLSearchParams(kept).toString();
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/i, "").replace(/\/{2,}/g, "/");
  url.hash = "";
  return url.href;
}

/** The same address over https. */
export function secureUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.protocol === "http:" && (url.port === "" || url.port === "80")) url.protocol = "https:";
  return url.href;
}
