import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { t } from "../language/messages.ts";

const CONFIRMED_MS = 2_000;
const outcomes = { copied: t("Copied"), failed: t("Copy failed") };

export interface CopyButtonProps {
  readonly text: string;
  readonly label?: string;
  readonly iconOnly?: boolean;
  /** Its words give way on the smallest screens. */
  readonly narrow?: boolean;
}

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label = t("Copy"), iconOnly = false, narrow = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | "idle">("idle");
  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    void copyText(text).then((done) => setOutcome(done ? "copied" : "failed"));
  };
  const shown = outcome === "idle" ? label : outcomes[outcome];
  const icon =
    outcome === "copied" ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={label} hint={shown} onClick={copy} className="size-7">
          {icon}
        </IconButton>
      ) : (
        <Button size="small" icon={icon} onClick={copy}>
          <span className={narrow ? "max-[22.5rem]:sr-only" : undefined}>{shown}</span>
        </Button>
      )}
      <span role="status" className="sr-only">
        {outcome === "idle" ? "" : outcomes[outcome]}
      </span>
    </>
  );
}

/** The modern clipboard exists on secure origins only; a self-hosted install may be reached by plain http. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
