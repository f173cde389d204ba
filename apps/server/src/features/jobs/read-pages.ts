import type { ProcessOptions } from "@audit/contract";
import { ImportFault, readAddresses } from "@audit/imports";
import { Problem } from "../../platform/http/index.ts";
import { acceptAddress } from "./address.ts";

/**
 * Options with the pages of a list as whole addresses of the site, each once.
 * @throws Problem INVALID_URL for the site, INVALID_INPUT naming the line of what is no page of it
 */
export function readPages(options: ProcessOptions, typed: string, allowHosts: readonly string[]): ProcessOptions {
  if (options.pages === undefined) return options;
  const start = acceptAddress(typed, allowHosts).href;
  try {
    return { ...options, pages: readAddresses(options.pages, start) };
  } catch (error) {
    if (error instanceof ImportFault) throw new Problem("INVALID_INPUT", { text: error.message });
    throw error;
  }
}
