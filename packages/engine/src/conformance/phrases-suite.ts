import { platformPhrases, readMeanings } from "@audit/facts";
import { phraseExceptions, type PhraseCase } from "./meaning-exceptions.ts";
import { casesOf } from "./prices-suite.ts";
import type { Tally } from "./tally.ts";

/** What shop platforms call the things of a shop, in their translations: some text of each must be read as what it means. */
export function runPhrases(folder: string, tally: Tally): void {
  for (const vector of casesOf<PhraseCase>(folder, "shop-words")) {
    const { language, texts } = vector.in;
    const meaning = platformPhrases.get(vector.want.phrase);
    if (meaning === undefined) continue;
    const exception = phraseExceptions.find(({ covers }) => covers(vector));
    if (exception !== undefined) {
      tally.leaveOut(exception.reason);
      continue;
    }
    const isRead = texts.some((text) => readMeanings(text, [language]).includes(meaning));
    const read = isRead ? meaning : texts.flatMap((text) => readMeanings(text, [language]));
    tally.hold("phrase", meaning, read, `${language}: ${texts.join(" | ")}`);
  }
}
