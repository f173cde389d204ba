import { limits } from "@audit/contract";
import { useEffect, useState } from "react";
import { copyText } from "../../components/copy-button.tsx";

export type CopyOutcome = "idle" | "copied" | "failed";

/** Puts links on the clipboard; the confirmation stays for its printed time, a failure until the next try. */
export function useCopyLink() {
  const [outcome, setOutcome] = useState<CopyOutcome>("idle");
  useEffect(() => {
    if (outcome !== "copied") return;
    const timer = setTimeout(() => setOutcome("idle"), limits.copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    copy: (text: string): void => void copyText(text).then((done) => setOutcome(done ? "copied" : "failed")),
    /** Nobody asked for it: where it can't be done, the button for it is there. */
    copyUnasked: (text: Promise<string>): void =>
      void copyComing(text).then((done) => setOutcome(done ? "copied" : "idle")),
  };
}

/** Puts a text on the clipboard that is still on its way: browsers let only the press itself ask for that. */
async function copyComing(text: Promise<string>): Promise<boolean> {
  // A browser that refuses the write leaves the text's own failure to nobody; its caller has told it already.
  text.catch(() => undefined);
  try {
    if (typeof ClipboardItem === "undefined") return await copyText(await text);
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return false;
  }
}
