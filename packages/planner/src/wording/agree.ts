import type { Subject } from "./subject.ts";

/** Puts the subject into a sentence, with a small article inside of it, and makes the verbs agree. */
export function agree(sentence: string, { text, plural }: Subject): string {
  const inside = text.replace(/^(The|All)(?= )|^[A-Z](?=[a-z ]* such as “)/, (start) => start.toLowerCase());
  const [before = "", ...after] = sentence
    .replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_form, one: string, many: string) => (plural ? many : one))
    .split("{pages}");
  return after.length === 0 ? before : before + (before === "" ? text : inside) + after.join(inside);
}
