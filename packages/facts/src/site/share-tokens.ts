const mostShared = 5000;

/** Gives pages of one layout one list of class names instead of a copy each. */
export function shareTokens(): (tokens: string[]) => string[] {
  const known = new Map<string, string[]>();
  /** The lists in it: pages mostly come with one of them. */
  const lists = new Set<string[]>();
  return (tokens) => {
    if (lists.has(tokens)) return tokens;
    const key = tokens.join(" ");
    const shared = known.get(key);
    if (shared !== undefined) return shared;
    if (known.size < mostShared) {
      known.set(key, tokens);
      lists.add(tokens);
    }
    return tokens;
  };
}
