/** A product with 2,000 variants stays below; markup that repeats itself by nesting or references does not. */
const mostValues = 30_000;
const mostCharacters = 3_000_000;
/** Inline contexts of JSON-LD copy the terms around them. */
const mostContexts = 500;

/** Objects in objects of any syntax. */
export const deepestMarkup = 30;

/** How much structured data of one page is kept, over all its syntaxes. What finds no room is left out. */
export interface MarkupBudget {
  /** Room for one value of so many characters, its name included. */
  take(characters: number): boolean;
  takeContext(): boolean;
  /** Notes that something was left out for another reason, such as depth. Always false. */
  refuse(): false;
  /** Whether nothing more is taken, so that nothing more need be read. */
  spent(): boolean;
  /** Whether anything was left out. */
  exceeded(): boolean;
}

export function createMarkupBudget(): MarkupBudget {
  let values = mostValues;
  let characters = mostCharacters;
  let contexts = mostContexts;
  let exceeded = false;
  const refuse = (): false => {
    exceeded = true;
    return false;
  };
  return {
    take(wanted) {
      // After the first refusal nothing is taken, so that what is left of hostile markup costs no time either.
      if (wanted > characters) values = 0;
      if (values === 0) return refuse();
      values -= 1;
      characters -= wanted;
      return true;
    },
    takeContext: () => (contexts === 0 ? refuse() : (contexts--, true)),
    refuse,
    spent: () => values === 0,
    exceeded: () => exceeded,
  };
}
