/** Of the words of links to one address so many are kept, if they are a name and no text. */
const MOST_WORDINGS = 5;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 60;

/** Gathers the different words of links by node; which ones are kept does not depend on which page came first. */
export function createLinkWordings() {
  const wordings: string[][] = [];
  return {
    note(target: number, text: string): void {
      if (text.length < LEAST_LETTERS || text.length > MOST_LETTERS) return;
      const known = wordings[target];
      if (known === undefined) wordings[target] = [text];
      else if (!known.includes(text)) {
        known.push(text);
        known.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
        if (known.length > MOST_WORDINGS) known.pop();
      }
    },
    all: wordings,
  };
}
