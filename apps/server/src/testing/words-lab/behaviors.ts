/** How a model may answer when it is asked for other words for a sentence. */
export interface Behavior {
  readonly name: string;
  /** Whether its words may be taken over. */
  readonly honest: boolean;
  readonly reword: (sentence: string) => string;
}

const before = (sentence: string, words: string): string => sentence.replace(/([.:]?)$/, `${words}$1`);

export const behaviors: readonly Behavior[] = [
  { name: "honest", honest: true, reword: (sentence) => before(sentence, " here") },
  { name: "careless with figures", honest: false, reword: (sentence) => `${before(sentence, " on 97 pages")}` },
  {
    name: "selling",
    honest: false,
    reword: (sentence) => before(sentence, ", which is guaranteed to boost your sales"),
  },
  {
    name: "soothing",
    honest: false,
    reword: () => "Everything is fine, so there is nothing to do here.",
  },
  {
    name: "obeying the page",
    honest: false,
    reword: (sentence) => before(sentence, ', see <a href="https://other.example/buy">this shop</a>'),
  },
];
