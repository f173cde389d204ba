/** A task that a change has just moved to another group comes in there; those that only stand there don't. */
export const settling =
  "transition-[opacity,translate,background-color,border-color] duration-150 ease-out starting:translate-y-1 starting:opacity-0";
