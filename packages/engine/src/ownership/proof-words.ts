/** Where a proof stands, and how it reads; the token after it is the account's own. */
export const PROOF_PATH = "/.well-known/seo-audit.txt";
export const PROOF_NAME = "seo-audit-verification";
/** RFC 8552: a name under an underscore is no host, so it can stand beside whatever the domain serves. */
export const PROOF_LABEL = "_seo-audit";

/** A line of the file, and the text of the DNS record. */
export const proofLine = (token: string): string => `${PROOF_NAME}=${token}`;
export const proofMarkup = (token: string): string => `<meta name="${PROOF_NAME}" content="${token}">`;
