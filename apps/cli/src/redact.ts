const HIDDEN = "[hidden]";

/** Takes the given secrets out of a text; a site may print what it was sent. Longest first, so that none is left in part. */
export const redactor =
  (secrets: readonly string[]): ((text: string) => string) =>
  (text) =>
    secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
