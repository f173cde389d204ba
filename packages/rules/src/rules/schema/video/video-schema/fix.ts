import { markup } from "../../../../fixes/markup/markup-part.ts";
import { fillIn, type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { withContext } from "../../../../fixes/markup/json-of.ts";
import { pageName } from "../../../../view/page-words.ts";

/** A video's markup, with its place where the page tells. */
export const fix: Fixer<{ readonly missing: readonly string[] } | { readonly player: string }> = perPage({
  make: (page, view, { evidence: { saw } }) => [
    markup(
      page,
      withContext({
        "@type": "VideoObject",
        name: pageName(page, view) ?? fillIn("title of the video"),
        description: fillIn("what the video shows, in a sentence"),
        thumbnailUrl: fillIn("address of a still picture"),
        uploadDate: fillIn("date of publication with time zone, e.g. 2026-01-31T08:00:00+01:00"),
        duration: fillIn("duration, e.g. PT2M30S"),
        embedUrl: "player" in saw ? saw.player : fillIn("address of the player"),
      }),
    ),
  ],
});
