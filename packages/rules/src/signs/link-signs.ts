import { nameBits } from "./bits.ts";

/** Of links to the page itself only `links`, `wordlessLinks` and those marked tell. */
export const linkBits = nameBits(
  "links",
  /** That say nothing, wherever they lead. */
  "wordlessLinks",
  /** With a "#", on the page's own host. */
  "markedOwnLinks",
  /** To addresses of a script router, behind a "#". */
  "routes",
  /** Without a web address, and none for mail, telephone or a script. */
  "oddLinks",
  /** To the page's own host. */
  "internalLinks",
  /** Of these, the ones that leave the page. */
  "leadingLinks",
  "contentLinks",
  /** Several in the content whose text doesn't say where they lead. */
  "vagueLinks",
  /** Several to other hosts whose text is that of spam. */
  "spamLinks",
);
