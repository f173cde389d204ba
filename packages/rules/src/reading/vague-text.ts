import { normalised } from "./words.ts";

const LONGEST = 24;
const VAGUE = new Set(
  [
    "click here, here, read more, more, learn more, find out more, more info, see more, this page",
    "hier klicken, hier, mehr, weiterlesen, mehr erfahren, mehr lesen, mehr infos, klicken sie hier",
    "cliquez ici, ici, en savoir plus, lire la suite, lire plus, voir plus, haz clic aquí, aquí, leer más",
    "ver más, más información, saber más, clicca qui, qui, leggi di più, scopri di più, leggi tutto",
    "continua a leggere, klik hier, lees meer, meer lezen, meer info, läs mer, klicka här, læs mere",
    "les mer, klik her",
  ].flatMap((row) => row.split(", ")),
);

/** True for the text of a link that doesn't say where it leads, such as "read more". */
export const isVagueText = (text: string): boolean =>
  text !== "" && text.length <= LONGEST && mayBeVague(text) && VAGUE.has(normalised(text.replace(/[»›→>….:!]+/g, " ")));

const CAPITAL = 0x20;
const beginning = (text: string): number => ((text.charCodeAt(0) | CAPITAL) << 16) | text.charCodeAt(1);
const BEGINNINGS: ReadonlySet<number> = new Set(
  [...VAGUE].flatMap((text) => [beginning(text), beginning(text.toUpperCase())]),
);

/** Most texts begin with two letters that no vague one has; what doesn't begin with plain letters is looked at closely. */
const mayBeVague = (text: string): boolean =>
  !isPlainLetter(text.charCodeAt(0)) || !isPlainLetter(text.charCodeAt(1)) || BEGINNINGS.has(beginning(text));

const isPlainLetter = (code: number): boolean => (code | CAPITAL) >= 0x61 && (code | CAPITAL) <= 0x7a;
