/** The digit nought of every script in the Basic Multilingual Plane (Unicode 17, general category Nd); nine follow each. */
export const zeros: readonly number[] = [
  0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
];

const beyondAscii = /[^\p{ASCII}]/u;
const otherDigit = /[^\P{Nd}0-9]/gu;

function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.findLast((one) => one <= code);
  return zero !== undefined && code < zero + 10 ? String(code - zero) : character;
}

/** The text with the digits of all scripts as 0 to 9; every character keeps its place. */
export const plainDigits = (text: string): string =>
  beyondAscii.test(text) ? text.replace(otherDigit, plainDigit) : text;
