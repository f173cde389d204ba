/** A code with several addresses, or an address with several languages. */
export type Contradiction =
  | { readonly hreflang: string; readonly urls: readonly string[] }
  | { readonly url: string; readonly languages: readonly string[] };
