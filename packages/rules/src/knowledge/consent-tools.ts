/** Hosts and file names of tools that load analytics only after the visitor agreed. */
const CONSENT_TOOLS: Readonly<Record<string, RegExp>> = {
  Cookiebot: /consent\.cookiebot\.(com|eu)/,
  OneTrust: /cdn\.cookielaw\.org|onetrust/,
  Usercentrics: /usercentrics\.(eu|com)/,
  iubenda: /iubenda\.com/,
  Didomi: /didomi\.io|privacy-center\.org/,
  CookieYes: /cookieyes\.com|cookie-law-info/,
  "Borlabs Cookie": /borlabs-cookie/,
  Complianz: /complianz/,
  "Real Cookie Banner": /real-cookie-banner/,
  Klaro: /klaro(\.|-|\/)/,
  Termly: /termly\.io/,
  Osano: /osano\.com/,
  TrustArc: /trustarc\.com/,
  consentmanager: /consentmanager\.(net|mgr)/,
  Quantcast: /quantcast\.mgr\.consensu|cmp\.quantcast/,
  Axeptio: /axept\.io/,
  CookieFirst: /cookiefirst\.com/,
  CCM19: /ccm19/,
  tarteaucitron: /tarteaucitron/,
  "Cookie Script": /cookie-script\.com/,
  Pandectes: /pandectes/,
};

/** The consent tool that a script address belongs to, or null. */
export function consentToolOf(url: string): string | null {
  return Object.entries(CONSENT_TOOLS).find(([, pattern]) => pattern.test(url.toLowerCase()))?.[0] ?? null;
}
