/** What phones don't get: a word for it, the types of structured data, or how few of the words arrive. */
export type Missing =
  | "may not be listed: noindex"
  | "title"
  | "main heading"
  | { readonly structuredData: readonly string[] }
  | { readonly words: { readonly computer: number; readonly phone: number } };
