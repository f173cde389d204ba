/** YouTube keeps a still of each film under the number that its player's address carries. */
const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/i;

/** The still picture of the film that a player shows; null for players of others. */
export const stillOf = (player: string): string | null => {
  const film = YOUTUBE.exec(player)?.[1];
  return film === undefined ? null : `https://i.ytimg.com/vi/${film}/hqdefault.jpg`;
};
