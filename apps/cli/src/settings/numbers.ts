import type { RenderSetting } from "@audit/engine";
import { UsageError } from "../usage-error.ts";

/** @throws UsageError for what is no whole number of 1 or more */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`${name} takes a whole number of 1 or more, not "${text}".`);
  return value;
}

export function renderOf(text: string): RenderSetting {
  if (text === "off" || text === "all") return text;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new UsageError(`--render takes off, all or a number up to 999, not "${text}".`);
  return Number(text);
}

export function rateOf(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0) {
    throw new UsageError(`--rate takes requests per second, 0 or more, not "${text}".`);
  }
  return value;
}
