/** Facts while they are put together; they are handed out as the deeply readonly type itself. */
export type Draft<T> = T extends readonly (infer E)[]
  ? Draft<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Draft<T[K]> }
    : T;
