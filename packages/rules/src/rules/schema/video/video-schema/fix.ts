import { stillOf } from "../../../../fixes/markup/youtube-still.ts";
import { markup } from "../../../../fixes/markup/markup-part.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { withContext } from "../../../../fixes/markup/json-of.ts";
import { pageSummary } from "../../../../view/page-words.ts";

/** A video's markup with its place and picture. Its day and its title stand with the film, not on the page around it. */
export const fix: Fixer<{ readonly missing: readonly string[] } | { readonly player: string }> = perPage({
  make: (page, view, { evidence: { saw } }) => {
    const player = "player" in saw ? saw.player : null;
    return [
      markup(
        page,
        withContext({
          "@type": "VideoObject",
          name: fillIn("title of the video, as it stands with the film"),
          description: pageSummary(page, view) ?? fillIn("what the video shows, in a sentence"),
          thumbnailUrl: (player === null ? null : stillOf(player)) ?? fillIn("address of a still picture"),
          uploadDate: fillIn("day on which the film was published, with time zone, e.g. 2026-01-31T08:00:00+01:00"),
          duration: fillIn("duration, e.g. PT2M30S"),
          embedUrl: player ?? fillIn("address of the player"),
        }),
      ),
    ];
  },
});
