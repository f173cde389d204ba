import type { ActionEvidence } from "@audit/contract";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Evidence } from "../../components/evidence.tsx";
import { Section } from "./task-section.tsx";
import { t } from "../../language/messages.ts";

/** Proofs shown before the reader asks for more. */
const FIRST = 3;

/** What was seen, where. */
export function TaskEvidence({ evidence }: { readonly evidence: readonly ActionEvidence[] }) {
  const [all, setAll] = useState(false);
  if (evidence.length === 0) return null;
  const shown = all ? evidence : evidence.slice(0, FIRST);
  return (
    <Section title={t("Evidence")}>
      <div className="grid gap-3">
        {shown.map((proof) => (
          <Evidence key={`${proof.url} ${proof.at} ${JSON.stringify(proof.saw)}`} {...proof} />
        ))}
        {shown.length < evidence.length && (
          <Button look="quiet" className="justify-self-start" onClick={() => setAll(true)}>
            {t("Show {count} more", { count: evidence.length - shown.length })}
          </Button>
        )}
      </div>
    </Section>
  );
}
