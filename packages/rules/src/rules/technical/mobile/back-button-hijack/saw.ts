/** Where one step back led, how many entries kept the visitor, or the question that holds them. */
export type Trap =
  | { readonly ledTo: string | null }
  | { readonly stayed: true; readonly entriesAdded: number }
  | "the page asks to stay";
