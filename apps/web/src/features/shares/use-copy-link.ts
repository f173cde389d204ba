import { limits } from "@audit/contract";
import { useEffect, useState } from "react";
import { copyText } from "../../components/copy-button.tsx";

export type CopyOutcome = "idle" | "copied" | "failed";

/**
 * Puts a link on the clipboard; the confirmation stays for its printed time, a failure until the next try.
 * @param isCopied it was put there already, without being asked
 */
export function useCopyLink(
  text: string,
  isCopied = false,
): { readonly outcome: CopyOutcome; readonly copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>("idle");
  useEffect(() => {
    if (isCopied) setOutcome("copied");
  }, [isCopied]);
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("idle"), limits.copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => void copyText(text).then((done) => setOutcome(done ? "copied" : "failed"));
  return { outcome, copy };
}

/** Puts a text on the clipboard that is still on its way: browsers let only the press itself ask for that. */
export async function copyComing(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === "undefined") return await copyText(await text);
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return false;
  }
}
