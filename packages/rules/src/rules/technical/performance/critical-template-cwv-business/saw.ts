/** The layout, what is sold through it, and each value beyond its threshold by name. */
export type SlowLayout = {
  readonly layout: string;
  readonly pages: number;
  readonly forSale?: number;
  readonly middlePrice?: number;
  readonly lcpMs?: number;
  readonly inpMs?: number;
  readonly cls?: number;
  readonly blockedMs?: number;
};
