import { PLACE, type Trade } from "./trade.ts";

export const localService: Trade = {
  business: "local-service",
  about: { "@type": "HomeAndConstructionBusiness", ...PLACE, areaServed: "Galway" },
  entry: (name, url, description) => ({
    "@type": "Service",
    name,
    url,
    description,
    provider: { "@id": "https://shop.example/#organization" },
    areaServed: "Galway",
  }),
  byline: '<p class="note">Two of us come to your house and bring what is needed.</p>',
  tail: '<p><a class="book" href="/pages/contact">Ask for an appointment</a></p>',
  keepsPrices: true,
  openGraph: "website",
  texts: {
    home: "Four hundred kinds of work in kitchens, at tables and beds, done by six people from Galway. Call us at nine.",
    entry: (place) => `: work as it is done in ${place}, at your house in Galway, with a price that we keep to.`,
    list: " kinds of work, done at your house: what each takes, who does it and when we can come to you.",
    secondPage: ": ten more kinds of work, done at your house by people who learnt it, and what each takes.",
    itself: "Six people from Galway who mend and fit what a house needs.",
    questions: "Answers to what people ask us most: appointments, ways, prices of an hour, dirt, keys, guarantees.",
    faq: [
      ["How soon can you come?", "Mostly within a week; with water on the floor, at once."],
      ["What does an hour cost?", "Sixty euros for two of us, the way included."],
      ["Do you clean up?", "Yes, and we take away what was there before."],
    ],
  },
};
