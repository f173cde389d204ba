import { useEffect, useState } from "react";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import { usePreferences } from "../preferences/preferences.ts";
import { onPaletteWanted } from "./palette-wanted.ts";
import { useAppKeys } from "./use-app-keys.ts";

const Palette = lazyPart(() => import("../screens/palette.tsx"));
const KeysDialog = lazyPart(() => import("../features/palette/keys-dialog.tsx"));

/** What can be called from every page of those who are signed in: the palette, and the list of keys. */
export function Everywhere() {
  const { shortcuts } = usePreferences();
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const close = (): void => setOpen(null);
  const openPalette = (): void => setOpen((now) => (now === "palette" ? null : "palette"));
  useAppKeys(true, shortcuts, { onPalette: openPalette, onHelp: () => setOpen("keys") });
  useEffect(() => onPaletteWanted(() => setOpen("palette")), []);
  if (open === null) return null;
  return (
    <Late waiting={null}>
      {open === "palette" ? <Palette onClose={close} onKeys={() => setOpen("keys")} /> : <KeysDialog onClose={close} />}
    </Late>
  );
}
