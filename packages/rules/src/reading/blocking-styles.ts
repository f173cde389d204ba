/** A stylesheet for print or another medium loads without holding up the screen. */
export const blocksScreens = (media: string | null): boolean => media === null || /^\s*$|\b(all|screen)\b/i.test(media);
