/** A word of fewer letters may be made of two like halves. */
const leastLetters = 5;

/**
 * A heading whose words stand in it twice, once for the eye and once for screen readers ("Blue HouseBlue House"), read
 * once. One word twice with a space is a name: "Bora Bora".
 */
export function saidOnce(text: string): string {
  const half = text.length >> 1;
  const isSpaced = text.length % 2 === 1;
  const first = text.slice(0, half);
  if (first === "" || text.slice(isSpaced ? half + 1 : half) !== first) return text;
  if (isSpaced) return text[half] === " " && first.includes(" ") ? first : text;
  return first.includes(" ") || first.length >= leastLetters ? first : text;
}
