/** What the program ends with; documented in `--help` and `docs/terminal.md`. */
export const EXIT = {
  done: 0,
  /** The work was done, and a condition of --fail-on holds, or a task is not done yet. */
  failed: 1,
  /** What was asked for can't be understood or had: an unknown option, an address that can't be audited. */
  refused: 2,
  /** A fault of this program. */
  internal: 3,
} as const;
