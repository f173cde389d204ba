const ROWS = [
  "1234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "abcdefghijklmnopqrstuvwxyz",
];
const BOTH_WAYS = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join("")]);
const DAY = "(0?[1-9]|[12]\\d|3[01])";
const MONTH = "(0?[1-9]|1[0-2])";
const YEAR = "((19|20)?\\d\\d)";
const GAP = "[./ -]?";
const DATES = [
  [DAY, MONTH, YEAR],
  [MONTH, DAY, YEAR],
  [YEAR, MONTH, DAY],
].map((parts) => new RegExp(`^${parts.join(GAP)}$`));

/** Whether a password is a repetition, a row of the keyboard or the alphabet, or a date. Expects lower case. */
export const isPattern = (password: string): boolean =>
  repeats(password) ||
  BOTH_WAYS.some((row) => (row + row).includes(password)) ||
  DATES.some((date) => date.test(password));

function repeats(password: string): boolean {
  const chars = Array.from(password);
  const sizes = Array.from({ length: Math.floor(chars.length / 2) }, (_, index) => index + 1);
  return sizes.some((size) => chars.every((char, index) => char === chars[index % size]));
}
