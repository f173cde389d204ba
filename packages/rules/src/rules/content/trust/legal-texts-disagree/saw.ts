/** Whom a legal text names as whoever runs the site, and whom the others name. */
export type Saw = {
  readonly company: string;
  readonly mail: string;
  readonly host: string;
  readonly others: readonly { readonly company: string; readonly mail: string; readonly url: string }[];
};
