import type { Finding } from "@audit/rules";
import { decode, encode } from "../page-batches.ts";
import { cutProof, LISTED_LIMITS } from "./cut-evidence.ts";
import type { Proof } from "./report.ts";

/** Addresses that are stored, sent and read together. */
export const ADDRESSES_PER_PAGE = 500;

/** All addresses of a finding with what was seen there, page by page, compressed. */
export function addressPages({ pages }: Finding): Uint8Array[] {
  const sheets = Math.ceil(pages.length / ADDRESSES_PER_PAGE);
  return Array.from({ length: sheets }, (_, sheet) => {
    const part = pages.slice(sheet * ADDRESSES_PER_PAGE, (sheet + 1) * ADDRESSES_PER_PAGE);
    return encode(JSON.stringify(part.map(({ url, evidence }) => cutProof(url, evidence, LISTED_LIMITS))));
  });
}

/** The addresses of one such page. */
export const readAddressPage = (bytes: Uint8Array): Proof[] => decode(bytes) as Proof[];
