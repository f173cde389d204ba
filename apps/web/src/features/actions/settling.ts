/** What a task leaves where it stood, while it folds away. */
export const folding = "animate-[fold-away_150ms_ease-out_forwards] overflow-hidden px-3 text-14 text-ink-3";

/** A task that a change has just moved to another group comes in there; those that only stand there don't. */
export const settling =
  "transition-[opacity,translate,background-color,border-color] duration-150 ease-out starting:translate-y-1 starting:opacity-0";
