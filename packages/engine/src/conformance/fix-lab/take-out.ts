import { elementsOf, insteadOf, spliced } from "./html-edit.ts";
import { isMarkup, readJson, scriptOf, type Json } from "./paste-head.ts";

const ADVICE = /<!-- in the (\S+) block(?: of “(.*?)”)? take out (.*?)-->/g;

/** The page without the properties that comments of the code tell to take out of its JSON-LD. */
export function withoutTakenOut(html: string, code: string): string {
  const advices = [...code.matchAll(ADVICE)].map(([, types = "", name = "", what = ""]) => ({
    types: types.split("+"),
    name,
    properties: [...what.matchAll(/"(\w+)"/g)].flatMap(([, property]) => property ?? []),
  }));
  if (advices.length === 0) return html;
  const splices = elementsOf(html)
    .filter(isMarkup)
    .flatMap((block) => {
      const json = readJson(block);
      if (json === undefined) return [];
      const left = advices.reduce(strip, json);
      return JSON.stringify(left) === JSON.stringify(json) ? [] : insteadOf(block, scriptOf(left));
    });
  return spliced(html, splices);
}

interface Advice {
  readonly types: readonly string[];
  readonly name: string;
  readonly properties: readonly string[];
}

function strip(json: Json, advice: Advice): Json {
  if (Array.isArray(json)) return json.map((one) => strip(one, advice));
  if (json === null || typeof json !== "object") return json;
  const types = [json["@type"]].flat();
  const isMeant =
    advice.types.every((type) => types.includes(type)) && (advice.name === "" || json["name"] === advice.name);
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      isMeant && advice.properties.includes(key) ? [] : [[key, strip(value, advice)]],
    ),
  );
}
