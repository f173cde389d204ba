/** Groups of names of a list with what they say alike. */
export type Saw = {
  readonly groups: number;
  readonly items: number;
  readonly pairs: readonly { readonly names: readonly string[]; readonly texts: readonly string[] }[];
};
