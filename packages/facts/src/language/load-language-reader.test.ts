import { expect, it } from "vitest";
import { loadLanguageReader } from "./load-language-reader.ts";

const read = await loadLanguageReader();

it.each([
  ["uk", "Філадельфія з вугрем і крем-сиром, огірком та авокадо, подаємо із соєвим соусом і маринованим імбиром."],
  ["ro", "Bucătăria italiană este renumită pentru simplitatea și calitatea ingredientelor sale."],
  ["ja", "京都の工房で一つずつ手作りした器を、毎日の食卓にお届けします。"],
  ["da", "Vil du høre, hvordan vi kan hjælpe med din graviditet eller barsel? Ring eller send os en besked."],
])("reads %s", (language, text) => {
  expect(read(text)).toBe(language);
});

it.each([
  ["an address", "9/4 C Babor Road, Mohammad Pur, Dhaka 9/4 C Babor Road, Mohammad Pur, Dhaka"],
  ["a row of figures", "Serie GT · 500W · 48V 10.4Ah · 10” neumáticas"],
  [
    "two languages in one text",
    "Envios GRATUITOS em compras superiores a 100€. Entrega em 3 a 7 dias úteis, envio e devolução. Only logged in customers who have purchased this product may leave a review of it.",
  ],
])("tells nothing by %s", (_what, text) => {
  expect(read(text)).toBeNull();
});
