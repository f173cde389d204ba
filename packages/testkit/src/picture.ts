/** The head of a GIF of 800 x 800 pixels, all that a crawler reads of a picture. */
export const PICTURE = "GIF89a \u0003 \u0003";
