import { SNIPPET_SIZE, textWidth } from "../../reading/text-width.ts";
import { WIDEST_DESCRIPTION } from "../../knowledge/limits.ts";
import { sentencesOf } from "../../view/shared-texts.ts";

/** As many whole sentences from the start as search results show, at least the first; the last one is ended. */
export function fitSentences(text: string): string {
  const [first = "", ...rest] = sentencesOf(text);
  let kept = first;
  for (const one of rest) {
    if (textWidth(`${kept} ${one}`, SNIPPET_SIZE) > WIDEST_DESCRIPTION) break;
    kept = `${kept} ${one}`;
  }
  return /[.!?。！？؟…]$/u.test(kept) ? kept : `${kept}.`;
}
