/** What the planted shop says, in the order in which every tongue says it; `{n}` are numbers, `{p}` prices, the others words. */
export const english = `
{place} {mat} {noun}
{adj} {noun}s
{name} for {p}: made by hand near {place}, sent within two days and taken back for 30 days.
{n} kinds of {noun} by makers we visit: compare materials and prices from {p}, sent within two days.
How a {noun} of {mat} is made in {place}
A day in {place} with people who make a {noun} of {mat}: what they do by hand and what it costs.
What makes a good {noun}?
How long does {mat} last?
Who works in {place}?
{name} for {p}
{name}: {n} kinds made by hand
{name}, second page
Second page of our {name}: ten more kinds by makers we visit, from {p}, sent within two days.
This is the second page of our {name}.
{name}, page 2
Page {n}
including VAT, plus
of {p}
{n} / 5 from {n2} reviews
In stock
Out of stock
Delivery in 2 to 3 working days.
Returns within 30 days
Add to cart
What it is
How it is made
Details
Article number
Weight
Brand
Goes well with
{name} seen from the side
Home
Search
Find
Shop
Journal
About us
Contact
Shipping
shipping
Returns
Privacy policy
Terms and conditions
Imprint
Questions and answers
Care
Workshops
Quiet Harbour Ltd, 12 Quay Street, Galway, Ireland. Phone +353 91 555 0100.
By
, buyer,
A workshop that makes {name}
Where do the figures come from?
We counted them on our visit and compared them with
Eurostat, the statistics office of the European Union
Choose the material.
Try it for 30 days.
Write to us how it went.
See the
, or read on:
Quiet Harbour: things for the house, made by hand
Four hundred things for kitchen, table and bed, made by people we visit twice a year. Sent within two days.
Things for the house, made by hand
From every shelf
From the journal
How long does delivery take?
Two to three working days within Ireland, Germany and France.
What does shipping cost?
{p} for every order, and nothing from {p2} on.
How do I return something?
Write to us within 30 days; we send a label that costs nothing.
Journal of our workshops
Forty-eight visits to workshops: who makes the things we sell, of what, and how long they last at home.
Who we are: Nora Quinn and five others in Galway, who visit each maker twice a year and sell what we use.
Quiet Harbour was founded in 2009 by Nora Quinn, buyer, who visits every workshop herself.
Write or call us in Galway: six people answer from Monday to Friday, 9:00 to 17:00, mostly within an hour.
Write to
or call
, 9:00 to 17:00.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway, Ireland.
Answers to what our customers ask most: delivery times, shipping costs, returns, care of wood, linen and clay.
Shipping and delivery
Shipping costs {p} and takes two to three working days to Ireland, Germany and France; free from {p2}.
We ship to Ireland, Germany and France for {p}. Delivery takes 2 to 3 working days.
Returns and refunds
Return anything within 30 days: we send the label, you get your money back within five working days.
You may return anything within 30 days. Returns are free, and we refund the full price.
Which data our shop keeps, why, for how long, and how you have it deleted: in plain words, by European law.
We keep what an order needs, for as long as the law asks, and delete the rest after 30 days.
The conditions under which we sell: how a contract comes about, when you pay and who bears which risk.
These terms hold for all orders in our shop. The contract begins when we confirm your order.
Imprint of the shop
Who is answerable for this shop: company, address, register and tax number, and how you reach us at once.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway. Registered in Ireland under 123456, VAT IE1234567T.
Care of wood, linen and clay
How to wash, oil and mend what you bought from us, so that it lasts for decades: seven rules that cost nothing.
Our workshops
Twenty workshops from Galway to Varna make what we sell; here is who they are and how we came to know them.
A shop for things of the house, made by people we know.
More on things {name}
What else there is to say about {name}: seven rules we learned from people who make and use these things daily.
What else we learnt about things called {name}
Notes on {name} from our last journey to the workshops: what is done by hand there and what it costs.
What about {name}, part {n}?
Its {part} is {verb} in {place} for {n} minutes before anyone touches the {part2}.
We tried {n} kinds of {mat} and kept the one whose {part} stayed {verb} after {n2} washes.
Hold {good} or {good2} in it: {n} g fit without touching the {part}.
A workshop near {place} has {verb} such things since {n}, with {n2} people and one dog.
The {part} measures {n} mm, which a small hand and a large one find equally easy to hold.
Once it was {verb} twice, the {mat} takes on the smell of {good} for {n} days, then none.
Compared with {mat}, it weighs {n}% less and survives a fall from {n2} cm.
Between {place} and {place2} we found {n} makers who still leave the {part} {verb}.
Our standard delivery takes 6 to 9 working days.
Unused goods can be returned for 14 days.
Free shipping from {p}.
Free shipping for orders over {p}.
No products were found matching your selection.
This is a demo store. Nothing is sent.
Cheap pills
These pills of 20 mg cost less today than ever before, says our doctor.
`;

/** The shop's vocabulary, each list in the order of `words.ts`. */
export const englishWords = {
  adj: "Quiet Amber Northern Woven Bright Deep Early Field Golden Harbour Ivory Linden Misty Olive Paper River Silver Tidal Velvet Willow",
  mat: "stoneware linen beech copper wool cork glass walnut brass cotton slate ash leather hemp bamboo felt enamel birch jute marble",
  noun: "mug towel brush kettle blanket board bottle bowl lamp sheet plate stool apron basket comb slippers pan spoon rug dish",
  verb: "turned glazed woven carved pressed soaked dried polished stitched fired rolled brushed waxed folded cut bound rinsed oiled smoked cast",
  part: "handle rim seam edge lid base knot grain loop foot spout hem clasp lining core cord ring wall neck corner",
  good: "soup bread letters tea apples flour herbs coffee eggs salt honey butter towels books jam plums onions milk candles nuts",
} as const;
