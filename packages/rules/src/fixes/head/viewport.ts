import { perPage, type Fixer } from "../fixer.ts";

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** The one viewport tag that fits phones and lets people zoom. */
export const viewport: Fixer = perPage({ make: () => VIEWPORT, pattern: () => VIEWPORT });
