// Order matters: most browsers also carry the names of those they descend from.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** "Firefox on Linux" for a User-Agent header; empty when it names nothing known. */
export function browserName(userAgent: string): string {
  const named = (list: readonly [RegExp, string][]): string =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "";
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  return browser !== "" && system !== "" ? `${browser} on ${system}` : browser + system;
}
