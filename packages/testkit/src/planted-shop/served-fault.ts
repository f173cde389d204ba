import { shopArticles, shopProducts } from "./catalogue.ts";
import * as p from "./plant.ts";
import { type ServedAnswer, type ShopAnswering, answerOf } from "./serve.ts";

/** A fault that the real crawler or browser must meet in the served shop. */
export interface ServedFault {
  /** Page that has to be opened in the browser; none where the crawler meets the fault. */
  readonly run?: string;
  readonly plant?: p.Plant;
  readonly answer?: ShopAnswering;
  /** Rules that must fail along. */
  readonly follows?: readonly string[];
}

export const page = (path: string, headers: Record<string, string>, shop: Parameters<ShopAnswering>[1]): ServedAnswer =>
  answerOf(path, headers, shop);

export const named = (agent: string, answer: (asked: ServedAnswer) => ServedAnswer): ServedFault => ({
  answer: ({ path, headers }, shop) =>
    headers["user-agent"]?.includes(agent) === true ? answer(page(path, {}, shop)) : null,
});

export const at = (test: RegExp, answer: (asked: ServedAnswer, path: string) => ServedAnswer): ServedFault => ({
  answer: ({ path }, shop) => (test.test(path) ? answer(page(path, {}, shop), path) : null),
});

export const edited = (answer: ServedAnswer, edit: (html: string) => string): ServedAnswer => ({
  ...answer,
  body: edit(answer.body ?? ""),
});

/** The shop's policy lets no script run but those of files. */
export const scriptAt = (path: string): string => `/assets/fault-${path.replaceAll("/", "-")}.js`;

export const withScript = (path: string): p.Plant =>
  p.swap(path, "</body>", `<script src="${scriptAt(path)}"></script></body>`);

export const scripted = (path: string, code: string, before: p.Plant = (shop) => shop): ServedFault => ({
  run: path,
  plant: p.all(before, withScript(path)),
  answer: (asked) =>
    asked.path === scriptAt(path) ? { headers: { "content-type": "text/javascript" }, body: code } : null,
});

export const article = (index: number): string => shopArticles[index]!.path;

export const product = (index: number): string => shopProducts[index * 20 + 7]!.path;

export const LAYER = (text: string): string =>
  `const layer=document.createElement("div");layer.style.cssText="position:fixed;inset:0;background:white;z-index:99";layer.textContent=${JSON.stringify(text)};document.body.append(layer)`;
