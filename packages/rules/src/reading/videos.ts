import type { ResourceFacts } from "@audit/facts";

/** Addresses of players that a video host serves in a frame; each once. */
export const videoPlayers = ({ videos }: ResourceFacts): string[] => [
  ...new Set(videos.flatMap(({ url, from }) => (from === "iframe" && url !== null ? [url] : []))),
];

/** A stream of clips or a background without controls is no video to watch. */
export const isSocialEmbed = (player: string): boolean =>
  /[?&](background=1|controls=0|autoplay=1&mute=1|listType=|list=)/i.test(player) || /\/embed\/?(\?|$)/.test(player);
