import { signWords } from "../prices/currency-signs.ts";
import { characterClass, lowerCode, unspaced } from "./characters.ts";

/** What a word hints at; the text around it is then looked at closely. */
export const stockWord = 1;
export const deliveryWord = 2;
export const ratingWord = 4;
export const currencyWord = 8;
export const dateWord = 32;

const words: readonly (readonly [number, string])[] = [
  [
    stockWord,
    "stock stocks instock available availability unavailable sold preorder order lager lieferbar verfügbar vorrätig ausverkauft vergriffen vorbestellen vorbestellbar rupture épuisé épuisée disponible disponibles indisponible disponibilité disponibilidad agotado agotada existencias reserva précommande disponibile esaurito esaurita magazzino preordine voorraad voorradig uitverkocht leverbaar beschikbaar slutsåld slutsålda slut ilager lagerstatus förbeställ udsolgt utsolgt loppu varastossa esgotado disponível estoque",
  ],
  [
    deliveryWord,
    "delivery delivered deliver delivers shipping ships shipped dispatch dispatched dispatches lieferung lieferzeit liefertermin geliefert lieferbar versand versandfertig livraison livré livrée expédition expédié expédiée envío envio envíos entrega entregas leverans leveranstid levereras frakt skickas spedizione consegna spedito verzending levering levertijd bezorgd bezorging verzonden",
  ],
  [
    ratingWord,
    "stars star rating ratings rated review reviews sterne sternen bewertung bewertungen étoiles étoile avis note estrellas estrella opiniones valoración valoraciones betyg recensioner omdömen stjärnor stelle recensioni valutazione sterren beoordelingen beoordeling waardering",
  ],
  [
    dateWord,
    "published posted updated modified date created veröffentlicht aktualisiert stand geändert publié publiée jour modifié publicado publicada actualizado actualizada fecha publicerad publicerat uppdaterad uppdaterat datum pubblicato aggiornato gepubliceerd bijgewerkt geplaatst on by written written",
  ],
];

const slots = 16_384;

/** Flags by `slotOf` of a lower-case word. Two words may share a slot: a hint may be false, never missing. */
export const triggers = new Uint8Array(slots);

/** One step of the hash over the letters of a word. */
export function slotOf(hash: number): number {
  return (hash ^ (hash >>> 13)) & (slots - 1);
}

function trigger(flag: number, word: string): void {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, 31) + lowerCode(word.charCodeAt(at))) | 0;
  triggers[slotOf(hash)] = (triggers[slotOf(hash)] ?? 0) | flag;
}

for (const [flag, list] of words) for (const word of list.split(" ")) trigger(flag, word);
for (const word of signWords) trigger(currencyWord, word);

/** Characters that a currency's name begins with in scripts without spaces, where no word ends: 円, 元, บาท. */
export const currencyStarts = new Uint8Array(65_536);

for (const word of signWords) {
  const first = word.charCodeAt(0);
  if (characterClass[first] === unspaced) currencyStarts[first] = 1;
}
