import { expect, test } from "vitest";
import "./design.css";
import { backgrounds, correctBrand, type Theme } from "./brand-colour.ts";
import { contrastOf, parseHex, type Rgb } from "./colour.ts";

const themes: Theme[] = ["light", "dark"];
const grounds = ["page", "surface", "sunken", "hover", "raised"];
/** Between good and bad, where a share has four levels. */
const levels = ["yellow", "orange"];
const meanings = ["good", "notice", "warning", "bad", "unknown"];

function token(name: string, theme: Theme): string {
  document.documentElement.dataset.theme = theme;
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function colour(name: string, theme: Theme): Rgb {
  const rgb = parseHex(token(name, theme));
  if (rgb === null) throw new Error(`--${name} is no hex colour in ${theme}`);
  return rgb;
}

const contrast = (text: string, ground: string, theme: Theme): number =>
  contrastOf(colour(text, theme), colour(ground, theme));

test.each(themes)("every text colour reads at 4.5:1 on every background, %s", (theme) => {
  for (const text of ["ink", "ink-2", "ink-3", ...meanings, ...levels]) {
    for (const ground of grounds)
      expect.soft(contrast(text, ground, theme), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(themes)("the printed brand colour stands in the style sheet as it would be corrected, %s", (theme) => {
  const { fill, fillHover, onFill, text } = correctBrand("#2563eb", theme, "#2563eb");
  const names = ["brand", "brand-hover", "on-brand", "brand-text"];
  expect(names.map((name) => token(name, theme))).toEqual([fill, fillHover, onFill, text]);
});

test.each(themes)("each meaning reads at 4.5:1 on its own tint, and plain text too, %s", (theme) => {
  for (const meaning of meanings) {
    expect.soft(contrast(meaning, `${meaning}-tint`, theme), meaning).toBeGreaterThanOrEqual(4.5);
    expect.soft(contrast("ink", `${meaning}-tint`, theme), `ink on ${meaning}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(themes)("marks and the edges of controls stand out at 3:1, %s", (theme) => {
  for (const part of ["control", ...[...meanings, ...levels].map((name) => `${name}-line`)]) {
    for (const ground of ["page", "surface"])
      expect.soft(contrast(part, ground, theme), part).toBeGreaterThanOrEqual(3);
  }
});

test.each(themes)("brand colours are corrected against the extremes of the real backgrounds, %s", (theme) => {
  const shades = grounds.map((ground) => token(ground, theme));
  expect(shades).toEqual(expect.arrayContaining([...backgrounds[theme]]));
});
