const IN_WORDS: Readonly<Record<number, string>> = {
  200: "an ordinary page",
  301: "a permanent redirect",
  302: "a temporary redirect",
  303: "a temporary redirect",
  307: "a temporary redirect",
  308: "a permanent redirect",
  401: "a demand to sign in",
  402: "a demand for payment",
  403: "“forbidden”",
  404: "“not found”",
  410: "“gone for good”",
  429: "“too many requests”",
};

/** What the server answered, for people: "“not found” (status 404)". */
export function answerOf(status: number): string {
  if (status === 0) return "no answer";
  const words = IN_WORDS[status] ?? (status >= 500 ? "a server error" : null);
  return words === null ? `status ${status}` : `${words} (status ${status})`;
}
