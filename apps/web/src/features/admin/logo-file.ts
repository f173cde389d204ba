import { limits } from "@audit/contract";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

const TYPES = ["image/png", "image/jpeg", "image/svg+xml"];
const NAMES = /\.(png|jpe?g|svg)$/i;

/** What to give the chooser of files. */
export const LOGO_ACCEPT = ".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml";

/** Why a file can't be a logo, before it is sent; null when it can. */
export function logoFault({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  if (!TYPES.includes(type) || !NAMES.test(name)) return rareTexts.logoWrongType;
  return size > limits.logoMaxBytes ? rareTexts.logoTooLarge : null;
}

/** The file as a data URL, as the call wants it. */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(reader.error ?? new Error(t("The file can't be read."))));
    reader.readAsDataURL(file);
  });
}
