import type { LanguageControls, LateTab, SeenImage, Sideways } from "@audit/facts";
import { LANGUAGE_CODES, LANGUAGE_NAMES } from "./language-names.ts";

const MOST_IMAGES = 60;
const LEAST_WIDTH = 64;

/**
 * Pictures with the pixels of their files. What srcset chose is counted in CSS pixels by the browser; such a file is
 * opened once more by itself, from memory.
 */
export const IMAGES = `(async () => {
  const seen = [];
  const pixels = async (img) => {
    if (img.srcset === "" && img.parentElement?.localName !== "picture") return [img.naturalWidth, img.naturalHeight];
    const file = new Image();
    file.src = img.currentSrc;
    const late = new Promise((_, reject) => setTimeout(reject, 300));
    return Promise.race([file.decode(), late]).then(() => [file.naturalWidth, file.naturalHeight], () => null);
  };
  const widestOf = (img) => {
    const sets = [img, ...(img.parentElement?.localName === "picture" ? img.parentElement.querySelectorAll("source") : [])];
    const widths = sets.flatMap((one) => [...one.srcset.matchAll(/\\s(\\d+)w(?=,|\\s|$)/g)].map((match) => Number(match[1])));
    return widths.length > 0 ? Math.max(...widths) : null;
  };
  const until = performance.now() + 3000;
  for (const img of document.images) {
    if (seen.length >= ${MOST_IMAGES} || performance.now() > until) break;
    const url = img.currentSrc;
    if (!img.complete || img.naturalWidth === 0 || !/^https?:/.test(url) || /\\.svg($|[?#])/i.test(url)) continue;
    const size = await pixels(img);
    if (size === null || size[0] < ${LEAST_WIDTH}) continue;
    const box = img.getBoundingClientRect();
    seen.push({ url: url.split("#")[0], width: size[0], height: size[1], shownWidth: Math.round(box.width), shownHeight: Math.round(box.height), widest: widestOf(img), bytes: null });
  }
  return seen;
})()`;
export type Images = SeenImage[] | undefined;

/** Controls that name languages and are no links. What translates pages on the fly is no language version. */
export const LANGUAGES = `(() => {
  const names = new Set(${JSON.stringify(LANGUAGE_NAMES)});
  const codes = new Set(${JSON.stringify(LANGUAGE_CODES)});
  const isLanguage = (text) => {
    const words = text.toLowerCase().replace(/[()|/,-]/g, " ").split(/\\s+/).filter(Boolean);
    return words.length > 0 && words.length < 5 && (words.some((word) => names.has(word)) || (words.length === 1 && codes.has(words[0])));
  };
  const machine = (node) => node.closest(".goog-te-combo, .skiptranslate, #google_translate_element, [class*=gtranslate], [class*=gt_]") !== null;
  const leads = (link) => /^https?:/.test(link.href) && link.href.split("#")[0] !== location.href.split("#")[0];
  const all = [...document.querySelectorAll("a")].slice(0, 3000);
  const links = all.filter((link) => leads(link) && (link.hreflang !== "" || isLanguage(link.textContent.trim().slice(0, 60)) || isLanguage(link.title)));
  const labels = (nodes) => [...new Set([...nodes].map((node) => node.textContent.trim().slice(0, 60)).filter(isLanguage))];
  const control = (kind, languages) => ({ kind, languages: languages.slice(0, 10), links: new Set(links.map((link) => link.href)).size });
  for (const select of [...document.querySelectorAll("select")].slice(0, 30)) {
    const found = labels(select.options);
    if (!machine(select) && found.length > 1 && found.length * 3 >= select.options.length * 2) return control("select", found);
  }
  const dead = [...document.querySelectorAll("button, [role=option], [role=menuitem]")].slice(0, 500).concat(all.filter((link) => !leads(link)));
  const found = labels(dead.filter((node) => !machine(node) && node.querySelector("a[href]") === null && node.closest("a[href^=http], a[href^='/']") === null));
  return found.length > 1 ? control("buttons", found) : null;
})()`;
export type Languages = LanguageControls | null | undefined;

/** What buyers ask about, in the languages of European shops. */
const FACTS =
  "descri|beschreib|detail|produktinfo|spec|technisch|technical|merkmal|eigenschaft|caract|dimension|maße|material|zutaten|ingredient|composi|inhalt|größe|size|taille|care|pflege|versand|shipping|delivery|liefer|livraison|envío|spedizion|return|rückgabe|retour|devol|review|bewertung|avis|opinion|recension|feature";
const MOST_TABS = 3;

/** Opens closed panels of product facts that are empty, and tells what came that stood nowhere on the page before. */
export const OPEN_TABS = `(async () => {
  const squash = (text) => text.replace(/\\s+/g, " ").trim();
  const before = squash(document.body.textContent);
  const here = location.href;
  const panelOf = (control) => document.getElementById(control.getAttribute("aria-controls"));
  const controls = [...document.querySelectorAll("[role=tab][aria-controls], button[aria-expanded=false][aria-controls], [role=button][aria-expanded=false][aria-controls]")]
    .filter((one) => one.closest("header, nav, footer") === null && (one.localName !== "a" || one.hash !== "" || !one.href))
    .filter((one) => new RegExp(${JSON.stringify(FACTS)}, "i").test(one.textContent))
    .filter((one) => { const panel = panelOf(one); return panel !== null && squash(panel.textContent).length < 20 && panel.querySelector("img, iframe, video") === null; });
  const late = [];
  for (const control of controls.slice(0, ${MOST_TABS})) {
    control.click();
    for (let wait = 0; wait < 25 && squash(panelOf(control)?.textContent ?? "").length < 40; wait++) await new Promise((done) => setTimeout(done, 100));
    if (location.href !== here) return late;
    const text = squash(panelOf(control)?.textContent ?? "");
    if (text.length >= 40 && !before.includes(text.slice(0, 40))) late.push({ label: squash(control.textContent).slice(0, 80), words: text.split(" ").length, text: text.slice(0, 200) });
  }
  return late;
})()`;
export type LateTabs = LateTab[] | undefined;

/** A phone's screen in CSS pixels: the narrowest that is still common. */
export const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true } as const;
/** Less is rounding, a shadow or a scrollbar. */
const LEAST_ASIDE = 20;

/**
 * How far the page scrolls aside, and which elements make it do so; null where it fits, where the overflow is cut off,
 * and where the page is not laid out for phones at all.
 */
export const SIDEWAYS = `(() => {
  const root = document.documentElement;
  if (root.clientWidth > ${PHONE.width + LEAST_ASIDE}) return null;
  const hides = (node) => /hidden|clip/.test(getComputedStyle(node).overflowX);
  if (document.body === null || hides(root) || hides(document.body)) return null;
  const by = root.scrollWidth - root.clientWidth;
  if (by < ${LEAST_ASIDE}) return null;
  const held = (node) => { for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).overflowX !== "visible") return true; return false; };
  const name = (node) => node.localName + (node.id ? "#" + node.id : "") + [...node.classList].slice(0, 2).map((one) => "." + one).join("");
  const wide = [...document.body.querySelectorAll("*")].slice(0, 5000).flatMap((node) => {
    const box = node.getBoundingClientRect();
    const right = Math.round(box.right + scrollX);
    return right > root.clientWidth + ${LEAST_ASIDE} && box.height > 0 && getComputedStyle(node).position !== "fixed" && !held(node) ? [{ selector: name(node).slice(0, 120), right }] : [];
  });
  if (wide.length === 0) return null;
  return { by, elements: wide.sort((a, b) => b.right - a.right).slice(0, 3) };
})()`;
export type Aside = Sideways | null | undefined;

/** Whether the largest paint of the page, where it is a picture, is seen on this screen without scrolling; null for text. */
export const LEADS = `(() => {
  const node = globalThis.largestPaint;
  if (!node?.isConnected) return null;
  const box = node.getBoundingClientRect();
  const [top, bottom] = [box.top + scrollY, box.bottom + scrollY];
  const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * Math.max(0, Math.min(box.width, innerWidth));
  return seen > 0.05 * innerWidth * innerHeight;
})()`;

/** A point of the window where a click does nothing by itself; null when there is none. */
export const IDLE_POINT = `(() => {
  for (let y = 1; y <= 8; y++) for (const x of [4, innerWidth / 2, innerWidth - 4]) {
    const at = document.elementFromPoint(x, (innerHeight * y) / 9);
    if (at === null || at.closest("a, button, input, select, textarea, label, summary, iframe, video, [onclick], [role], [tabindex]") !== null) continue;
    if (getComputedStyle(at).cursor !== "pointer") return { x, y: (innerHeight * y) / 9 };
  }
  return null;
})()`;
