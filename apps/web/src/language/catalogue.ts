/** Forms of a noun by the language's plural categories. */
export type Noun = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** All texts of a language other than English, which stands in the code itself. */
export interface Catalogue {
  /** A message in this language, with its names still in braces. */
  readonly say: (message: string) => string;
  /** The form of a noun that follows a number. */
  readonly noun: (value: number, one: string, many: string) => string;
  /** A whole sentence that came in English, as from the server; itself when it is not known. */
  readonly said: (sentence: string) => string;
}

export interface CatalogueTexts {
  /** BCP 47 */
  readonly language: string;
  readonly messages: Readonly<Record<string, string>>;
  /** By the English singular. */
  readonly nouns: Readonly<Record<string, Noun>>;
  /** Sentences that are made elsewhere: the server's, the contract's. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** A catalogue of written texts. */
export function catalogueOf({ language, messages, nouns, sentences }: CatalogueTexts): Catalogue {
  const plural = new Intl.PluralRules(language);
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes("{"))
    .map(([english, text]) => ({ pattern: patternOf(english), text }));
  return {
    say: (message) => messages[message] ?? sentences[message] ?? message,
    noun: (value, one, many) => {
      const forms = nouns[one];
      if (forms === undefined) return value === 1 ? one : many;
      return forms[plural.select(value)] ?? forms.other;
    },
    said: (sentence) => {
      const known = sentences[sentence] ?? messages[sentence];
      if (known !== undefined) return known;
      for (const { pattern, text } of patterns) {
        const values = pattern.exec(sentence)?.groups;
        if (values) return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
      }
      return sentence;
    },
  };
}

/** "Line {line}: {value}" finds the sentences of that form. */
function patternOf(english: string): RegExp {
  const source = english
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 1 ? `(?<${part}>.+?)` : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)));
  return new RegExp(`^${source.join("")}$`, "su");
}
