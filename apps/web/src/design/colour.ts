/** Red, green, blue, each 0..1 in sRGB. */
export type Rgb = readonly [number, number, number];

/** Lightness 0..1, chroma, hue in degrees. */
export type Oklch = readonly [number, number, number];

/** Reads #rgb and #rrggbb; null for anything else. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim());
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  const [, r, g, b] = long ?? short ?? [];
  if (r === undefined || g === undefined || b === undefined) return null;
  const channel = (digits: string): number => Number.parseInt(digits.length === 1 ? digits + digits : digits, 16) / 255;
  return [channel(r), channel(g), channel(b)];
}

export function toHex(rgb: Rgb): string {
  const digits = rgb.map((value) =>
    Math.round(clamp(value) * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

/** Contrast of two colours, 1..21 (WCAG 2.2, relative luminance). */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Björn Ottosson's OKLab in polar form: equal steps of lightness look equal, and the hue holds. */
export function toOklch([r, g, b]: Rgb): Oklch {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI];
}

/** The nearest displayable colour of that lightness and hue: chroma gives way first. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  for (let c = chroma; c > 0.001; c -= 0.004) {
    const rgb = rawFromOklch(lightness, c, hue);
    if (rgb.every((value) => value >= -0.001 && value <= 1.001)) return rgb.map(clamp) as unknown as Rgb;
  }
  return rawFromOklch(lightness, 0, hue).map(clamp) as unknown as Rgb;
}

function rawFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
