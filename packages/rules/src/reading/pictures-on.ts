import { noted } from "./noted.ts";
import { textKey } from "./text-key.ts";

/** Keys of the addresses of all pictures on a page, each once. */
export const picturesOn = noted(({ images }): readonly number[] => {
  const pictures = new Set<number>();
  for (const { url } of images.list) if (url !== null) pictures.add(textKey(url));
  return [...pictures];
});
