import { english, englishWords } from "./english.ts";
import { amountIn, type Tongue } from "./tongue.ts";

const lines = (text: string): string[] => text.trim().split("\n");
const listOf = (text: string): string[] => text.split(" ");

type List = keyof typeof englishWords;

const PRICE = "€\\d+(?:\\.\\d+)?";
const price = new RegExp(PRICE, "g");

/** The list that a slot's word is of: "part2" of parts; null for any text. */
function listFor(slot: string): List | null {
  const name = slot.replace(/\d+$/, "");
  return name in englishWords ? (name as List) : null;
}

function slotPattern(slot: string): string {
  const list = listFor(slot);
  if (list !== null) return `(${listOf(englishWords[list]).join("|")})`;
  if (/^n\d?$/.test(slot)) return "([\\d.]+)";
  return /^p\d?$/.test(slot) ? `(${PRICE})` : slot.startsWith("place") ? "([A-Z]\\p{L}+)" : "(.+?)";
}

interface Rule {
  readonly pattern: RegExp;
  readonly slots: readonly string[];
  readonly says: string;
}

function ruleOf(line: string, says: string): Rule {
  const slots: string[] = [];
  const source = line
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      slots.push(part.slice(1, -1));
      return slotPattern(part.slice(1, -1));
    })
    .join("");
  return { pattern: new RegExp(`^${source}$`, "u"), slots, says };
}

/** Sentences, and what stands before and behind a bar in a title. */
const parts = /(?<=[.?!])\s+|(?=\s\|\s)|(?<=\s\|\s)/;

const originals = new Map<string, string>();

/** A text in a tongue, which `originalOf` leads back from; as it is without a translator. */
export function tellIn(lang: string, text: string, translate: ((text: string) => string) | undefined): string {
  const translated = translate?.(text) ?? text;
  originals.set(`${lang} ${translated}`, text);
  return translated;
}

/** The English text that was translated so. */
export const originalOf = (lang: string, translated: string): string =>
  originals.get(`${lang} ${translated}`) ?? translated;

const markBehind = /^([^|]+) ([a-z0-9]{5})$/;
const markBefore = /^([a-z0-9]{5}: )(.+)$/;

/** Tells English texts of the planted shop in a tongue; what it has no words for stays, but for its prices. */
export function createTranslator(tongue: Tongue): (text: string) => string {
  const whole = new Map<string, string>();
  const rules: Rule[] = [];
  const said = lines(tongue.phrases);
  const asked = lines(english);
  if (said.length !== asked.length) throw new Error(`${tongue.lang}: ${said.length} phrases for ${asked.length}`);
  for (const [at, line] of asked.entries()) {
    if (line.includes("{")) rules.push(ruleOf(line, said[at]!));
    else whole.set(line, said[at]!);
  }
  const words = new Map<string, string>();
  for (const list of Object.keys(englishWords) as List[]) {
    const own = listOf(tongue.words[list]);
    for (const [at, word] of listOf(englishWords[list]).entries()) words.set(`${list} ${word}`, own[at]!);
  }
  const money = (text: string): string => tongue.price(amountIn(tongue, text.slice(1)));
  const known = new Map<string, string>();
  const tell = (text: string): string => {
    const translated = whole.get(text);
    if (translated !== undefined) return translated;
    for (const { pattern, slots, says } of rules) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const filled = new Map(slots.map((slot, at) => [slot, fill(slot, found[at + 1]!)]));
      return says.replace(/\{(\w+)\}/g, (_all, slot: string) => filled.get(slot) ?? "");
    }
    // Copies of a page are told apart by a few signs before or behind what they are named.
    const marked = markBehind.exec(text) ?? markBefore.exec(text);
    if (marked !== null) {
      const [, before = "", behind = ""] = marked;
      return markBehind.test(text) ? `${translate(before)} ${behind}` : `${before}${translate(behind)}`;
    }
    const pieces = text.split(parts);
    if (pieces.length > 1) return pieces.map((piece) => (piece === " | " ? piece : translate(piece))).join(joint(text));
    return text.replace(price, money);
  };
  const joint = (text: string): string => (text.includes(" | ") ? "" : " ");
  const fill = (slot: string, text: string): string => {
    const list = listFor(slot);
    if (list !== null) return words.get(`${list} ${text}`) ?? text;
    return /^p\d?$/.test(slot) ? money(text) : /^n\d?$/.test(slot) || slot.startsWith("place") ? text : translate(text);
  };
  function translate(text: string): string {
    const inner = text.trim();
    if (inner === "" || !/[a-z€]/i.test(inner)) return text;
    let translated = known.get(inner);
    if (translated === undefined) known.set(inner, (translated = tell(inner)));
    return text.replace(inner, () => translated);
  }
  return translate;
}
