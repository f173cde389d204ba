import { useDevelopmentMode } from "../../features/branding/use-branding.ts";
import { usePageTitle } from "../../title/page-title.ts";
import { ControlSamples } from "./control-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { FloatingSamples } from "./floating-samples.tsx";
import { FoundationSamples } from "./foundation-samples.tsx";
import { ScreenStateSamples } from "./screen-state-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import { TaskSamples } from "./task-samples.tsx";

/** /dev/gallery: every component in every state. Only while developing. */
export default function GalleryScreen() {
  const developing = useDevelopmentMode();
  usePageTitle("Gallery");
  if (!import.meta.env.DEV && !developing) return null;
  return (
    <div className="grid gap-14">
      <h1 className="text-40 font-semibold">Gallery</h1>
      <FoundationSamples />
      <ControlSamples />
      <DataSamples />
      <FloatingSamples />
      <StateSamples />
      <ScreenStateSamples />
      <TaskSamples />
    </div>
  );
}
