const mostShared = 5000;

/** Gives pages of one layout one list of class names instead of a copy each. */
export function shareTokens(): (tokens: string[]) => string[] {
  const known = new Map<string, string[]>();
  return (tokens) => {
    const key = tokens.join(" ");
    const shared = known.get(key);
    if (shared !== undefined) return shared;
    if (known.size < mostShared) known.set(key, tokens);
    return tokens;
  };
}
