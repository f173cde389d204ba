/** A test of aiseo-audit that says whether a page has a fault, and the rule of ours that says the same. */
interface MappedTest {
  /** End of the test's name. */
  readonly test: RegExp;
  readonly rule: string;
  /** Whether the peer takes something from the full score for it. */
  readonly fault: boolean;
}

/** The peer asserts scores: what earns the full one is taken as sound, what earns less as a fault. */
export const mappedTests: readonly MappedTest[] = [
  { test: /Image Accessibility > scores 5 for 50-89%/, rule: "img-alt-missing", fault: true },
  { test: /Image Accessibility > adds 3 bonus points/, rule: "img-alt-missing", fault: false },
  { test: /Image Accessibility > scores 0 and is neutral/, rule: "img-alt-missing", fault: false },
  { test: /does not count alt text over 200 characters/, rule: "img-alt-too-long", fault: true },
  { test: /Heading Hierarchy > scores 4\+4\+3=11/, rule: "h1-missing", fault: false },
  { test: /Heading Hierarchy > scores 2 for exactly one H2/, rule: "h1-missing", fault: false },
  { test: /Heading Hierarchy > scores 0 for no headings/, rule: "h1-missing", fault: true },
  { test: /Step-by-Step Content > scores for ordered lists/, rule: "lists-for-steps", fault: false },
  { test: /Answer Capsules > scores 9 when most/, rule: "question-heading-answer", fault: true },
  { test: /Answer Capsules > scores 2 when/, rule: "question-heading-answer", fault: true },
  { test: /evaluateFreshness > finds modifiedDate via text/, rule: "date-visible-missing", fault: false },
  { test: /evaluateFreshness > finds publishDate via datetime/, rule: "date-visible-missing", fault: false },
  { test: /evaluateFreshness > finds publishDate via text/, rule: "date-visible-missing", fault: false },
  { test: /finds publication date via text content/, rule: "date-visible-missing", fault: false },
  { test: /evaluateSchemaCompleteness > evaluates Article/, rule: "article-required", fault: false },
  { test: /evaluateSchemaCompleteness > identifies missing/, rule: "article-required", fault: true },
  { test: /evaluateSchemaCompleteness > ignores unknown/, rule: "article-required", fault: false },
];

/** Tests that we knowingly judge otherwise, with the source. */
export const arguedTests: readonly (readonly [RegExp, string])[] = [
  [
    /returns nulls when no date/,
    "at fault there; a text that gives no date to anybody, machines included, may be one that never ages",
  ],
  [/evaluates Article schema/, "complete there without an image, which Google's guide for articles recommends"],
  [/alt text over 200/, "called too long there from 200 characters, here from 250; no engine names a limit"],
  [/all unknown when no robots/, "unknown there; without robots.txt all may be read (RFC 9309, 2.3.1.3)"],
];

/** Why the other tests are not held; the first match of their file counts. */
export const leftTests: readonly (readonly [RegExp, string])[] = [
  [/report|recommendations|scoring|tldr/, "asserts how the peer words, prints or adds up its own results"],
  [/sitemap/, "the sitemap comes from a stand-in for the network that the vectors do not hold"],
  [/nlp|entity-clarity/, "asserts names and topics that the peer draws from a text; no rule of ours counts them"],
  [/readability/, "scores sentence length, syllables or linking words; no engine is known to read these"],
  [/freshness|authority-context/, "asserts an age, a date only machines see, or a score over many signs"],
  [/grounding|answerability/, "counts signs in a text of a sentence or two; ours judge texts long enough to need them"],
  [/content-structure|content-extractability/, "scores how many words, lists, tables or sections there are"],
  [/./, "asserts what the peer's own reader took from a page, not whether it has a fault"],
];
