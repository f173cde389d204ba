import { texts } from "@audit/contract";
import { Bot, ChevronDown, Download, Printer, Sheet } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { buttonStyle, Button } from "../../components/button.tsx";
import type { ExportFormat, ExportInput } from "./export-plan.ts";

const Menu = lazy(async () => ({ default: (await import("../../components/menu.tsx")).Menu }));
const Alert = lazy(() => import("../../components/alert.tsx"));

export interface ExportButtonsProps {
  /** Undefined until the plan has come. */
  readonly plan: ExportInput | undefined;
  readonly onPrint: () => void;
}

/** The plan as a file: markdown at one click, further formats behind it. */
export function ExportButtons({ plan, onPrint }: ExportButtonsProps) {
  const [failed, setFailed] = useState(false);
  // The menu's code comes with the first wish to see it.
  const [wanted, setWanted] = useState(false);
  const save = (format: ExportFormat): void => {
    if (plan === undefined) return;
    // Writing is loaded when first wanted; a lost connection then reads like any other failure.
    import("./export-plan.ts").then(({ exportPlan }) => exportPlan(plan, format)).catch(() => setFailed(true));
  };
  const more = (
    <button
      type="button"
      aria-label="More formats"
      disabled={plan === undefined}
      onClick={() => setWanted(true)}
      className={`${buttonStyle()} -ml-px w-8 rounded-l-none px-0!`}
    >
      <ChevronDown aria-hidden className="size-4" />
    </button>
  );
  return (
    <div className="flex">
      <Button
        className="rounded-r-none"
        icon={<Download aria-hidden className="size-4" />}
        disabled={plan === undefined}
        onClick={() => save("md")}
      >
        Export MD
      </Button>
      {!wanted && more}
      <Suspense fallback={wanted && more}>
        {wanted && (
          <Menu
            defaultOpen
            trigger={more}
            items={[
              { label: "For coding assistants", icon: <Bot aria-hidden />, onSelect: () => save("assistant.md") },
              { label: "Spreadsheet (CSV)", icon: <Sheet aria-hidden />, onSelect: () => save("csv") },
              { label: "Print view", icon: <Printer aria-hidden />, onSelect: onPrint },
            ]}
          />
        )}
      </Suspense>
      {failed && (
        <Suspense>
          <Alert text={texts.exportFailed} onClose={() => setFailed(false)} />
        </Suspense>
      )}
    </div>
  );
}
