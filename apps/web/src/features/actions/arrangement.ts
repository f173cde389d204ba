export const groupings = ["status", "area", "kind", "who"] as const;
export type Grouping = (typeof groupings)[number];

export const sorts = ["rank", "title", "impact", "time", "pages", "who", "due", "status"] as const;
export type TaskSort = (typeof sorts)[number];

/** In which groups tasks stand, and in which order within each. */
export interface Arrangement {
  readonly group: Grouping;
  readonly sort: TaskSort;
  readonly descending: boolean;
}
