/**
 * Top-level domains that browsers only ever open over https.
 * @see https://hstspreload.org/ (entries that cover a whole top-level domain)
 */
export const alwaysEncryptedDomains: ReadonlySet<string> = new Set(
  (
    "android app bank boo channel chrome dad day dev eat esq fly foo gle gmail google hangout ing insurance meet meme mov " +
    "new nexus page phd play prof rsvp search youtube zip"
  ).split(" "),
);
