/** Vectors about what words and numbers mean that we knowingly do not follow, each kind with its reason. */

export interface PriceCase {
  readonly id: string;
  readonly in: {
    readonly text: string | null;
    readonly currencyHint: string | null;
    readonly decimalSeparator?: string;
  };
  readonly want: { readonly amount: number | string | null; readonly currencyText: string | null };
}

export const priceExceptions: readonly { readonly reason: string; covers(vector: PriceCase): boolean }[] = [
  {
    reason: 'wants an amount of a text without a digit: a sign alone names no price, and "Free" is a word',
    covers: ({ in: { text }, want }) => want.amount !== null && !/\p{Nd}/u.test(text ?? ""),
  },
];

export interface PhraseCase {
  readonly in: { readonly platform: string; readonly language: string; readonly texts: readonly string[] };
  readonly want: { readonly phrase: string; readonly english: readonly string[] };
}

export const phraseExceptions: readonly { readonly reason: string; covers(vector: PhraseCase): boolean }[] = [
  {
    reason: 'translates the button "Save" of a form, which is no word of a reduced price',
    covers: ({ want }) => want.phrase === "sale" && want.english.every((text) => text === "Save"),
  },
];

export interface RequestCase {
  readonly id: string;
  readonly in: { readonly list: string };
  readonly want: { readonly pattern: string };
}

export interface LayerCase {
  readonly id: string;
  readonly in: { readonly rule: string; readonly urlPattern: string | null };
  readonly want: {
    readonly prehide: readonly (string | readonly string[])[];
    readonly detect: readonly (string | readonly string[])[];
    readonly popup: readonly (string | readonly string[])[];
  };
}

export const consentExceptions: {
  readonly texts: readonly { readonly reason: string; covers(pattern: string): boolean }[];
  readonly layers: readonly { readonly reason: string; covers(given: LayerCase["in"], named: number): boolean }[];
} = {
  texts: [
    {
      reason: "asks for an age or for money, not for consent: such dialogs are known by place and name",
      covers: (pattern) => /\bage\\s|18\|21|\bpay\b|abonn|iscriv|abbon|sosten|suscri|subskryb|subscribe/i.test(pattern),
    },
  ],
  layers: [
    {
      reason: "a rule for one site, whose own names say nothing of consent: such a layer is known by its text",
      covers: ({ urlPattern, rule }) => urlPattern !== null || /\.[a-z]{2,4}$/.test(rule),
    },
    {
      reason:
        "told by attributes that scripts set, or a custom element that scripts fill: none of it stands in HTML as sent",
      covers: (_, named) => named === 0,
    },
  ],
};
