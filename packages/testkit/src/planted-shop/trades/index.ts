import { localService } from "./local-service.ts";
import { publisher } from "./publisher.ts";
import { restaurant } from "./restaurant.ts";
import { software } from "./software.ts";
import type { Trade } from "./trade.ts";

/** Businesses other than a shop that the planted pages are made to tell of. */
export const trades: readonly Trade[] = [restaurant, localService, publisher, software];
