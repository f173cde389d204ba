import type { Price, Subscription } from "./objects.ts";
import type { World } from "./world.ts";

/** What a change to this price costs now: the unused rest of the old price is given back, that of the new is due. */
export function prorate(
  world: World,
  subscription: Subscription,
  next: Price,
): { description: string; amount: number }[] {
  const [item] = subscription.items.data;
  if (item === undefined || item.price.id === next.id) return [];
  const length = item.current_period_end - item.current_period_start;
  const share = Math.max(0, Math.min(1, (item.current_period_end - world.now) / length));
  return [
    { description: "Unused time", amount: -Math.round(item.price.unit_amount * share) },
    { description: "Remaining time", amount: Math.round(next.unit_amount * share) },
  ];
}
