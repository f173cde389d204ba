const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "12,345" */
export const number = (value: number): string => NUMBER.format(value);

/** "1 page", "3 pages" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "1 of 2 offers"; "all 3 offers" and "the only offer" where none is left out. */
export function partOf(count: number, of: number, one: string): string {
  if (count < of) return `${number(count)} of ${counted(of, one)}`;
  return of === 1 ? `the only ${one}` : `all ${counted(of, one)}`;
}

/** "41%"; less than one in a hundred is said so, and all but some is never 100. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return "less than 1%";
  return `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`;
}
