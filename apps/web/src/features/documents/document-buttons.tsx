import { type DocumentFormat } from "@audit/contract";
import { FileDown, FileText } from "lucide-react";
import { useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { Button } from "../../components/button.tsx";
import type { DocumentOf } from "./save-document.ts";
import { Alert } from "../../components/alert.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

/** The report to keep or to send, as PDF or as one HTML page; a failure says what to do instead. */
export function DocumentButtons({ of }: { readonly of: DocumentOf }) {
  const [making, setMaking] = useState<DocumentFormat | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const save = (format: DocumentFormat): void => {
    setMaking(format);
    import("./save-document.ts")
      .then(({ saveDocument }) => saveDocument(of, format))
      .catch((error: unknown) => setFault(sentenceFor(error, texts.apiFailed)))
      .finally(() => setMaking(null));
  };
  return (
    <div className="flex print:hidden">
      <Button
        className="rounded-e-none"
        icon={<FileDown aria-hidden className="size-4" />}
        busy={making === "pdf"}
        disabled={making !== null}
        onClick={() => save("pdf")}
      >
        {t("Download PDF")}
      </Button>
      <Button
        className="-ms-px rounded-s-none"
        icon={<FileText aria-hidden className="size-4" />}
        busy={making === "html"}
        disabled={making !== null}
        onClick={() => save("html")}
      >
        {t("HTML")}
      </Button>
      {fault !== null && <Alert text={fault} onClose={() => setFault(null)} />}
    </div>
  );
}
