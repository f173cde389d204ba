/**
 * Parameters by which shop systems change a basket or a list of wishes when an address is merely asked for: WooCommerce and
 * its wish lists, and their kin. Such an address is a button, not a page.
 */
const COMMAND =
  /[?&](?:add-to-cart|add_to_cart|add-to-wishlist|add_to_wishlist|remove_item|remove_from_wishlist|undo_item|remove_from_cart|empty-cart)=/i;

/** True for an address that changes something when it is asked for. */
export const isCommand = (url: string): boolean => COMMAND.test(url);
