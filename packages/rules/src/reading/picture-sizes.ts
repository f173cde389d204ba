import type { PictureSize, SiteFacts } from "@audit/facts";

/** Sizes of pictures that were read from their files, by address. */
export type PictureSizes = ReadonlyMap<string, PictureSize>;

/** A file of so few pixels keeps the place of a picture that comes later. */
const DOT = 3;

const known = new WeakMap<object, PictureSizes>();

/** From the first bytes of files and from what a browser loaded; read once per site. */
export function pictureSizes({ probes, rendering }: Pick<SiteFacts, "probes" | "rendering">): PictureSizes {
  const before = known.get(probes);
  if (before !== undefined) return before;
  const sizes = new Map<string, PictureSize>();
  for (const { run } of rendering.pages) {
    for (const { url, width, height } of run.looks?.images ?? [])
      if (width > 0 && height > 0) sizes.set(url, { width, height });
  }
  for (const { url, size } of probes.images ?? [])
    if (size != null && Math.min(size.width, size.height) > DOT) sizes.set(url, size);
  known.set(probes, sizes);
  return sizes;
}
