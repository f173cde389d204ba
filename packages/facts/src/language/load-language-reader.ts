/** Tells the language of a running text as a BCP 47 tag; null where the text is too short or too mixed to tell. */
export type LanguageReader = (text: string) => string | null;

const leastLetters = 20;

/**
 * Loads the models of 60 languages (ELD, Apache 2.0, 1.6 MB in its package): only who wants to know a text's language
 * waits for them.
 */
export async function loadLanguageReader(): Promise<LanguageReader> {
  const { eld } = await import("eld/small");
  return (text) => {
    if ((text.match(/\p{L}/gu)?.length ?? 0) < leastLetters) return null;
    const found = eld.detect(text);
    return found.language !== "" && found.isReliable() ? found.language : null;
  };
}
