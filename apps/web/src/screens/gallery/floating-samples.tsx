import { Info, LogOut } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Alert } from "../../components/alert.tsx";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Menu } from "../../components/menu.tsx";
import { Popover } from "../../components/popover.tsx";
import { showToast } from "../../components/toasts.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { Sample, Samples } from "./sample.tsx";

const dialogSizes = ["sm", "md", "lg", "xl"] as const;

export function FloatingSamples() {
  const [open, setOpen] = useState<ReactNode>(null);
  const close = (): void => setOpen(null);
  const confirm = (
    <ConfirmDialog
      title="Delete the analysis of shop.example?"
      loss="The report, recommendations and executive summary will be permanently deleted. This cannot be undone."
      confirmLabel="Delete analysis"
      onConfirm={() => Promise.reject(new Error("Delete failed"))}
      sentenceOf={() => "Delete failed"}
      onClose={close}
    />
  );
  return (
    <Samples title="Floating">
      <Sample name="Dialog">
        {dialogSizes.map((size) => (
          <Button
            key={size}
            onClick={() =>
              setOpen(
                <Dialog
                  size={size}
                  title={`Dialog, ${size}`}
                  onClose={close}
                  footer={<Button onClick={close}>Done</Button>}
                >
                  {"A long text. ".repeat(400)}
                </Dialog>,
              )
            }
          >
            {size}
          </Button>
        ))}
        <Button onClick={() => setOpen(confirm)}>Confirm</Button>
        <Button onClick={() => setOpen(<Alert text="Error: Failed to update action" onClose={close} />)}>Alert</Button>
      </Sample>
      <Sample name="Others">
        <Button onClick={() => showToast("Task started", { label: "Undo", run: () => {} })}>Toast</Button>
        <Menu
          label="Menu"
          className={buttonStyle()}
          trigger="Menu"
          items={[{ label: "Logout", icon: <LogOut aria-hidden />, onSelect: () => {} }]}
        />
        <Popover title="Health: 74 of 100" className={buttonStyle()} trigger="Popover">
          What the figure is made of.
        </Popover>
        <IconButton label="A short hint">
          <Info aria-hidden className="size-4" />
        </IconButton>
      </Sample>
      {open}
    </Samples>
  );
}
