/** The address that the printed sentence "Please enter a valid URL (e.g., ...)" shows. */
export const exampleUrl = "https://example.com";

/** Matches what a browser would take for the start of a scheme: "http:", "ftp:"; a port ("shop.example:8080") isn't one. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/**
 * Reads what a person typed as a website address; https is assumed when no scheme is given.
 * @returns the address, or null when it isn't one that could be audited
 */
export function readAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname } = new URL(whole);
  const isWeb = protocol === "http:" || protocol === "https:";
  const isNamed = hostname.includes(".") || hostname === "localhost" || hostname.startsWith("[");
  return isWeb && isNamed && !/\s/.test(text) ? whole : null;
}
