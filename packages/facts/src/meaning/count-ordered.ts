import type { PageOutline } from "../outline/page-outline.ts";

/** Before the price of a thing its picture and name stand, behind it the control; more lies between things. */
const mostBetween = 600;
const leastPictured = 0.5;

/**
 * Things of a page that are shown with a picture, a price and a control of their own each, by which they are put into a
 * cart or ordered in a chat.
 */
export function countOrdered({ prices, controls, chats = [], pictures }: PageOutline): number {
  const current = prices.filter(({ old }) => !old);
  const places = [...controls.filter(({ cart, named }) => cart || named), ...chats].map(({ at }) => at);
  const ordered = current.filter(({ at }, index) => {
    const next = current[index + 1]?.at ?? at + mostBetween;
    return places.some((place) => place >= at && place < next && place - at < mostBetween);
  });
  return pictures.length >= ordered.length * leastPictured ? new Set(ordered.map(({ at }) => at)).size : 0;
}
