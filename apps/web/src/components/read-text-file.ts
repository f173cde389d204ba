import { decodeText, ImportFault } from "@audit/imports/texts";
import { wholeCatalogue } from "../language/language.ts";
import { said, t } from "../language/messages.ts";

/** More is no table that anybody exports. */
const MOST_BYTES = 20_000_000;

export type ReadFile = { readonly text: string } | { readonly fault: string };

/** The text of a chosen file, whatever program wrote it, or a sentence of why it is none. */
export async function readTextFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { fault: t("The file has more than 20 MB.") };
  try {
    return { text: decodeText(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    await wholeCatalogue();
    return { fault: error instanceof ImportFault ? said(error.message) : t("The file can't be read.") };
  }
}
