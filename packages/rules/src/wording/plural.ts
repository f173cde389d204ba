const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "12,345" */
export const number = (value: number): string => NUMBER.format(value);

/** "1 page", "3 pages" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "41%"; less than one in a hundred is said so, and all but some is never 100. */
export function percent(share: number): string {
  if (share > 0 && share < 0.01) return "less than 1%";
  return `${share < 1 ? Math.min(99, Math.round(share * 100)) : 100}%`;
}
