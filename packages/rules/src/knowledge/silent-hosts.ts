/** Hosts whose scripts count visits, draw signs and fonts or tell people from robots, and take nobody's forms. */
const SILENT =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|connect\.facebook\.net|clarity\.ms|hotjar\.com|mc\.yandex\.(?:ru|com)|analytics\.tiktok\.com|plausible\.io|umami\.is|usefathom\.com|cloudflareinsights\.com|challenges\.cloudflare\.com|fonts\.googleapis\.com|use\.typekit\.net|(?:kit|use)\.fontawesome\.com|cdn\.tailwindcss\.com)$/i;

export const isSilentHost = (host: string): boolean => SILENT.test(host);
