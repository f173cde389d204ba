import { inSource } from "../../../wording/checks.ts";

export const hreflang = inSource(
  "hreflang",
  "the same complete list of languages on every version, each with a full address that answers 200",
);
