import { PLACE, type Trade } from "./trade.ts";

export const restaurant: Trade = {
  business: "restaurant",
  about: {
    "@type": "Restaurant",
    ...PLACE,
    servesCuisine: "Irish",
    menu: "https://shop.example/collections/quiet-mugs",
  },
  entry: (name, url, description) => ({ "@type": "MenuItem", name, url, description }),
  byline: '<p class="note">On the table from noon to nine, as long as there is some.</p>',
  tail: "<p>Tell us what you can't eat; the kitchen knows what is in it.</p>",
  keepsPrices: true,
  openGraph: "website",
  texts: {
    home: "Four hundred plates in twenty chapters of our card, cooked by people we know. Open from Monday to Friday.",
    entry: (place) => `: cooked by a recipe from ${place}, on the table from noon to nine, with what the day brought.`,
    list: " plates of our card, cooked by people we know: what is in each of them and for whom it is not.",
    secondPage: ": ten more plates of our card, cooked by people we know, with all that is in each of them.",
    itself: "A kitchen in Galway that cooks with what the day brings.",
    questions:
      "Answers to what our guests ask most: tables, opening hours, allergies, dogs, children and large parties.",
    faq: [
      ["How long is the kitchen open?", "From noon to nine, from Monday to Friday."],
      ["May I bring my dog?", "Yes, on the terrace, where there is water for it."],
      ["How do I get a table?", "Call us in the morning; we keep a third of them free."],
    ],
  },
};
