import type { LinkFact } from "@audit/facts";
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
  text !== "" && text.length <= LONGEST && VAGUE.has(normalised(text.replace(/[»›→>….:!]+/g, " ")));

/** True when neither text nor what stands in for it says where a link leads. */
export const isVagueLink = ({ text, label }: Pick<LinkFact, "text" | "label">): boolean =>
  (label === "" || label === text) && isVagueText(text);
