import type { PageFacts } from "@audit/facts";
import { markup } from "../../../../fixes/markup/markup-part.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { withContext } from "../../../../fixes/markup/json-of.ts";
import { pageName } from "../../../../view/page-name.ts";
import { pageSummary } from "../../../../view/page-words.ts";

/** YouTube keeps a still of each film under the number that its player's address carries. */
const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/i;

const stillOf = (player: string): string | null => {
  const film = YOUTUBE.exec(player)?.[1];
  return film === undefined ? null : `https://i.ytimg.com/vi/${film}/hqdefault.jpg`;
};

/** A page about one film was published with it; a film's own day may be earlier. */
const dayOf = ({ dates }: PageFacts): string | null =>
  dates.find(({ role, iso }) => role === "published" && /^\d{4}-\d{2}-\d{2}/.test(iso))?.iso ?? null;

/** A video's markup, with its place, picture and day where the page tells them. */
export const fix: Fixer<{ readonly missing: readonly string[] } | { readonly player: string }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const player = "player" in saw ? saw.player : null;
    return [
      markup(
        page,
        withContext({
          "@type": "VideoObject",
          name: pageName(page, view) ?? fillIn("title of the video"),
          description: pageSummary(page, view) ?? fillIn("what the video shows, in a sentence"),
          thumbnailUrl: (player === null ? null : stillOf(player)) ?? fillIn("address of a still picture"),
          uploadDate: dayOf(page) ?? fillIn("date of publication with time zone, e.g. 2026-01-31T08:00:00+01:00"),
          duration: fillIn("duration, e.g. PT2M30S"),
          embedUrl: player ?? fillIn("address of the player"),
        }),
      ),
    ];
  },
});
