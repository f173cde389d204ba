/** The landmark an element stands in; "body" when in none. */
export type Region = "header" | "nav" | "main" | "aside" | "footer" | "body";
