import { itemAt } from "@audit/facts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";
import { indexableContent } from "../../../../populations.ts";
import { unmet } from "../../../../reading/requirements.ts";
import { hasUnreadBlock, itemsOfType, UNREAD_DOUBT } from "../../../../reading/structured-data.ts";
import { isSocialEmbed, videoPlayers } from "../../../../reading/videos.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass, unknown } from "../../../../verdict.ts";

const WHERE = [["contentUrl", "embedUrl"]] as const;

/**
 * Name, picture and date of a VideoObject are another rule's. Videos without a player frame of a video host are often
 * mere decoration and are not judged.
 */
const VIDEOS: ReadonlySet<string> = new Set(["VideoObject"]);

export const rule = definePageRule({
  id: "video-schema",
  category: "schema",
  area: "video",
  severity: "low",
  fixKind: "json-ld",
  certainty: 0.6,
  repair: { pasted: true },
  over: indexableContent,
  reads: ["structuredData", "resources", "kind"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/video",
  judge: ({ structuredData, resources, kind }) => {
    const marked = itemsOfType(structuredData, VIDEOS).filter(({ item }) => Object.keys(item.props).length > 0);
    const lost = marked.filter(({ item }) => unmet(item, WHERE).length > 0);
    if (lost.length > 0) {
      return fail({
        at: itemAt(lost, 0).at,
        saw: { missing: ["contentUrl or embedUrl"] },
        expected: "where the video is",
      });
    }
    if (marked.length > 0) return pass();
    const players = videoPlayers(resources);
    // On a home page, a listing or any other page the video is not what the page is for.
    if (players.length !== 1 || !/^(article|product)$/.test(kind) || isSocialEmbed(itemAt(players, 0))) {
      return notApplicable();
    }
    if (hasUnreadBlock(structuredData)) return unknown(UNREAD_DOUBT);
    return fail({
      at: "structured data",
      saw: { player: itemAt(players, 0), VideoObject: null },
      expected: "VideoObject",
    });
  },
  words: { en },
  onlyProposed: true,
  fix,
});
