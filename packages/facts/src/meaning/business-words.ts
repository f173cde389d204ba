import type { Business } from "./businesses.ts";

/**
 * What places, firms and bodies call themselves, where neither markup nor what a site offers tells: names of the trade as
 * dictionaries give them. They are looked for in the names of a start page only.
 */
const names: readonly (readonly [Business, string])[] = [
  [
    "restaurant",
    "restaurants? restaurantes? ristorante restauracja restaurace reštaurácia reštaurace restoran restorani ресторан ресторант ravintola restaurang restavracija étterem εστιατόριο pizzeria pizzería pizzéria пиццерия піцерія пицария trattoria osteria gasthaus gasthof lokanta lokantası бистро bistro taverna ταβέρνα churrascaria מסעדה مطعم مطاعم رستوران レストラン 食堂 居酒屋 餐厅 餐廳 식당 레스토랑 ร้านอาหาร",
  ],
  [
    "agency",
    "agency agentur agence agencia agenzia agência agencja agentura agentúra ügynökség агентство агенция агенција agencija ajans ajansı byrå 代理店 制作会社 에이전시 agensi",
  ],
  [
    "organization",
    "foundation charity nonprofit stiftung verein fondation fundación fundacja fundação fondazione nadace nadácia alapítvány egyesület spolek združenie asociación associazione associação stowarzyszenie udruženje udruga društvo фонд благотворительный förening forening stichting vereniging säätiö yhdistys vakfı derneği 財団法人 一般社団法人 재단",
  ],
];

const inScriptWithoutSpaces = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

const patterns = names.map(([business, list]) => {
  const words = list.split(" ");
  const spaced = words.filter((word) => !inScriptWithoutSpaces.test(word)).join("|");
  const unspaced = words.filter((word) => inScriptWithoutSpaces.test(word)).join("|");
  return [business, new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, "iu")] as const;
});

/** The businesses that a short text names. */
export const businessesNamed = (text: string): Business[] =>
  patterns.flatMap(([business, pattern]) => (pattern.test(text) ? [business] : []));
