import { contrastOf, fromOklch, parseHex, toHex, toOklch, type Rgb } from "./colour.ts";

export type Theme = "light" | "dark";

/** The backgrounds a brand colour may stand on; the extremes of tokens.css. */
export const backgrounds: Readonly<Record<Theme, readonly string[]>> = {
  light: ["#ffffff", "#ebedef"],
  dark: ["#090a0d", "#1f2226"],
};

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edge of a control. */
const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;
const HOVER_STEP = 0.05;
const WHITE: Rgb = [1, 1, 1];
const BLACK: Rgb = [0, 0, 0];

export interface BrandColours {
  /** Fill of the main action. */
  readonly fill: string;
  /** The fill under the pointer: a step away from its label. */
  readonly fillHover: string;
  /** Label on the fill. */
  readonly onFill: string;
  /** Links, focus, selection: readable on every background of the theme. */
  readonly text: string;
}

/**
 * A brand's colour made usable in one theme: hue is kept, lightness moves only as far as contrast needs.
 * @param hex as the server gives it; unreadable values become the fallback
 */
export function correctBrand(hex: string, theme: Theme, fallback: string): BrandColours {
  const wanted = parseHex(hex) ?? parseHex(fallback) ?? BLACK;
  const fill = moveUntil(wanted, theme, PART_CONTRAST);
  const onFill = contrastOf(fill, WHITE) >= TEXT_CONTRAST ? WHITE : BLACK;
  const [lightness, chroma, hue] = toOklch(fill);
  const fillHover = fromOklch([lightness + (onFill === WHITE ? -HOVER_STEP : HOVER_STEP), chroma, hue]);
  const text = moveUntil(wanted, theme, TEXT_CONTRAST);
  return { fill: toHex(fill), fillHover: toHex(fillHover), onFill: toHex(onFill), text: toHex(text) };
}

/** Darker in the light theme, lighter in the dark one, until every background is left far enough behind. */
function moveUntil(colour: Rgb, theme: Theme, least: number): Rgb {
  const grounds = backgrounds[theme].map((hex) => parseHex(hex) ?? WHITE);
  const [lightness, chroma, hue] = toOklch(colour);
  const step = theme === "light" ? -0.01 : 0.01;
  let moved = colour;
  for (let l = lightness; l >= 0 && l <= 1; l += step) {
    moved = l === lightness ? colour : fromOklch([l, chroma, hue]);
    const shown = parseHex(toHex(moved)) ?? moved;
    if (grounds.every((ground) => contrastOf(shown, ground) >= least)) return shown;
  }
  return theme === "light" ? BLACK : WHITE;
}
