/** "Written by ..." under each file: the reader knows that no model had a part in it. */
export const WRITTEN_BY =
  "*Written by the built-in writer: every sentence follows from a rule and its evidence, and no language model was involved.*";
