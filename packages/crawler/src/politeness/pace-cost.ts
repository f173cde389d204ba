/** A file beside a page is a small part of its server's work, and a visitor's browser asks for dozens of them at once. */
export const FILE_COST = 0.1;

/** What a page in a browser costs of a site's pace, in documents. */
export const paceCost = (requests: number): number => (requests < 1 ? 0 : 1 + (requests - 1) * FILE_COST);
