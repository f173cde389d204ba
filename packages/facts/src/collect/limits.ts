/** How many entries of each kind are kept of a page: more than any page needs to be understood. */
export const most = {
  /** No honest page has so many. */
  links: 20_000,
  images: 300,
  controls: 60,
  hint: 80,
  kinds: 10,
  buttons: 200,
  scripts: 200,
  noscripts: 20,
  insecure: 50,
  scriptTargets: 50,
  times: 50,
  segments: 400,
  paragraphs: 60,
  summaries: 40,
  cards: 500,
  struck: 40,
  concealed: 60,
  duplicateIds: 50,
  spans: 1200,
  blocks: 1500,
} as const;
