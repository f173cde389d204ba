/** A link in running text. */
export const linkStyle = "text-brand-text underline underline-offset-3";
