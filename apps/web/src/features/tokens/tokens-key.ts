/** Under which the list of personal tokens is kept. */
export const tokensKey = ["tokens"] as const;
