/** What is wrong with one version that a sitemap names. */
export type VersionProblem = { readonly hreflang?: string; readonly url?: string; readonly problem: string };
