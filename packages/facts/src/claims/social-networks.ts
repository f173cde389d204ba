/** Hosts on which businesses keep a public profile. */
const socialHosts: readonly string[] = [
  "facebook.com",
  "instagram.com",
  "youtube.com",
  "tiktok.com",
  "x.com",
  "twitter.com",
  "linkedin.com",
  "pinterest.com",
  "threads.net",
  "threads.com",
  "bsky.app",
  "xing.com",
  "vk.com",
  "snapchat.com",
  "github.com",
  "gitlab.com",
  "codeberg.org",
  "mastodon.social",
];

const SHARING = /\/(sharer|share|intent|dialog|pin\/create|shareArticle|hashtag)\b|[?&](u|url|text)=https?/i;

/** Single posts and films: they may be anybody's. */
const SINGLE = /\/(watch|embed|shorts|reels?|p|status|posts|videos?|playlist)(\/|\?|$)/i;

/** There a second part of the path is a repository: the work of whoever made the theme, as a rule. */
const CODE_HOST = /(?:^|\.)(?:github\.com|gitlab\.com|codeberg\.org)$/;

/** True for the address of a profile; share buttons, single posts, repositories and bare home pages of networks are none. */
export function isSocialProfile(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || SHARING.test(url) || SINGLE.test(parsed.pathname)) return false;
  if (CODE_HOST.test(parsed.hostname) && parsed.pathname.split("/").filter(Boolean).length !== 1) return false;
  return isNetwork(parsed) && parsed.pathname.length > 1;
}

function isNetwork({ hostname }: URL): boolean {
  const host = hostname.replace(/^(www|m|[a-z]{2}(-[a-z]{2})?)\./, "");
  return socialHosts.some((known) => host === known || host.endsWith(`.${known}`) || isPinterest(host));
}

/** True for the start page of a network: a link to it names nobody. Blogs of users on hosts of their own are none. */
export function isNetworkHome(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null || parsed.pathname.length > 1 || parsed.search !== "" || !isNetwork(parsed)) return false;
  return socialHosts.includes(parsed.hostname.replace(/^(www|m)\./, ""));
}

/** Pinterest has one host per country: pinterest.de, pinterest.co.uk. */
const isPinterest = (host: string): boolean => /^pinterest\.[a-z.]{2,6}$/.test(host);
