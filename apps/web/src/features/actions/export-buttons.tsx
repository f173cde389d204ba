import { Blocks, Bot, ChevronDown, Download, FilePen, Printer, Sheet } from "lucide-react";
import { useState } from "react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { readyLater } from "../../components/lazy-part.ts";
import { Menu } from "../../components/menu.tsx";
import type { ExportFormat, ExportInput } from "./export-plan.ts";
import { Alert } from "../../components/alert.tsx";
import { t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";

const loadWriters = readyLater(() => import("./export-plan.ts"));

export interface ExportButtonsProps {
  /** Undefined until the plan has come. */
  readonly plan: ExportInput | undefined;
  readonly onPrint: () => void;
  readonly onMore: () => void;
}

/** The plan as a file: markdown at one click, further formats behind it. */
export function ExportButtons({ plan, onPrint, onMore }: ExportButtonsProps) {
  const [failed, setFailed] = useState(false);
  const save = (format: ExportFormat): void => {
    if (plan === undefined) return;
    loadWriters()
      .then(({ exportPlan }) => exportPlan(plan, format))
      .catch(() => setFailed(true));
  };
  return (
    <div className="flex">
      <Button
        className="rounded-e-none"
        data-export
        icon={<Download aria-hidden className="size-4" />}
        disabled={plan === undefined}
        onClick={() => save("md")}
      >
        <span className="max-sm:sr-only">{t("Export MD")}</span>
      </Button>
      <Menu
        label={t("More formats")}
        disabled={plan === undefined}
        className={`${buttonStyle()} -ms-px w-8 rounded-s-none px-0!`}
        trigger={<ChevronDown aria-hidden className="size-4" />}
        items={[
          { label: t("For coding assistants"), icon: <Bot aria-hidden />, onSelect: () => save("assistant.md") },
          { label: t("Spreadsheet (CSV)"), icon: <Sheet aria-hidden />, onSelect: () => save("csv") },
          { label: t("All changes (CSV)"), icon: <FilePen aria-hidden />, onSelect: () => save("changes.csv") },
          { label: t("For other programs…"), icon: <Blocks aria-hidden />, onSelect: onMore },
          { label: t("Print view"), icon: <Printer aria-hidden />, onSelect: onPrint },
        ]}
      />
      {failed && <Alert text={texts.exportFailed} onClose={() => setFailed(false)} />}
    </div>
  );
}
