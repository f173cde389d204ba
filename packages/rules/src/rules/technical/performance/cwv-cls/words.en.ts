import { inLighthouse } from "../../checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words<{ readonly shift: number }> = {
  failing: "Content jumps while the page loads (lab)",
  title: "Keep the content of {pages} from jumping while loading (CLS)",
  why: "What shifts while people read or aim makes them lose their place or press the wrong button.",
  steps: "Give pictures, banners and embeds their width and height, and keep room for what comes later.",
  check: inLighthouse("a layout shift of at most 0.1"),
  seen: ({ shift }) => `content that jumps while loading: a shift of ${shift}, where 0.1 is the most that is good`,
};
