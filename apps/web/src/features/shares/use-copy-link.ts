import { limits } from "@audit/contract";
import { useEffect, useState } from "react";
import { copyText } from "../../components/copy-button.tsx";

export type CopyOutcome = "idle" | "copied" | "failed";

/** Puts a link on the clipboard; the confirmation stays for its printed time, a failure until the next try. */
export function useCopyLink(text: string): { readonly outcome: CopyOutcome; readonly copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>("idle");
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("idle"), limits.copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => void copyText(text).then((done) => setOutcome(done ? "copied" : "failed"));
  return { outcome, copy };
}
