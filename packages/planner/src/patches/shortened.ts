/**
 * Code up to a length that somebody pastes, cut at a line; that it was cut is said.
 * @param most characters; longer code is sent as a file, no longer pasted
 */
export function shortened(code: string, most: number): string {
  if (code.length <= most) return code;
  const cut = code.slice(0, code.lastIndexOf("\n", most));
  return `${cut.toWellFormed()}\n\n(shortened: the list of pages of this task names the rest)`;
}
