import type { SeededSequence } from "./seeded-sequence.ts";

/** For a shop owner who has just signed up. Nothing in it depends on a plan or on payments. */
export const welcome: SeededSequence = {
  key: "welcome",
  name: "Welcome",
  description: "Helps a new account to its first audit and to the first repairs, over twelve days.",
  is_active: true,
  audience: "everyone",
  steps: [
    {
      name: "The first audit",
      subject: "Your first audit in three steps",
      delay_days: 0,
      content: `Hi {{user_name}},

thank you for opening an account at {{company_name}}. This is the shortest way to something useful:

1. **Enter the address of your shop.** The front page is enough, the other pages are found from there.
2. **Let it read.** A small shop takes a few minutes, a large one longer. You can close the page, it goes on without you.
3. **Open the plan.** The first task is worth the most. Each task says what is wrong and on which pages, and brings a fix to paste that was made from your own page.

[Audit my shop]({{app_url}}/)

You need not install anything or give us access to your shop. We only read what every visitor can see, at a pace that your server does not feel. What can't be told from outside is called “unknown” in the report; we don't guess.

Questions? Write to {{support_email}}.
`,
    },
    {
      name: "Half an hour that counts",
      subject: "Half an hour that counts for your shop",
      delay_days: 2,
      content: `Hi {{user_name}},

a plan with many tasks looks like a lot of work. It need not be. Here is how to spend the first half hour:

- **Start at the top.** The plan is sorted by worth: how bad it is, how many pages have it, how much these pages matter, and how little work it takes. Open a task to see its evidence.
- **Look at how many pages a task touches.** A fault that is on all product pages sits in their template. Mend the template once, and all of them are mended.
- **Paste, don't write.** Titles, descriptions and structured data are prepared with the names and prices from your pages. Where a page does not say something, the fix has a gap marked “fill in”.

[Open my plan]({{app_url}}/dashboard/actions)

Does somebody else build your shop? Use **Share** above the plan and send the link. It needs no account, and you can end it at any time.

If you have not audited your shop yet, [start here]({{app_url}}/).
`,
    },
    {
      name: "Assistants",
      subject: "Can AI assistants read your shop?",
      delay_days: 3,
      content: `Hi {{user_name}},

more and more people ask an assistant what to buy and where. Nobody can promise that an assistant names your shop. But you can see to it that it could:

1. **May it come in?** The report shows for each assistant which of your pages its crawler may read. Shop systems and security services sometimes shut them out without telling. Whether you let them in is your decision; it should be one.
2. **Does it see text?** Most of these crawlers don't run scripts. What only appears after a script has run is not there for them.
3. **Is it said clearly?** Price, availability, delivery and returns belong on the page in words, and in its structured data in the same way. A photo of a size chart tells them nothing.

[See who may read my shop]({{app_url}}/dashboard/report)

All three are checked in the audit, with the evidence from your pages.
`,
    },
    {
      name: "Keeping it",
      subject: "How to keep what you have mended",
      delay_days: 7,
      content: `Hi {{user_name}},

shops change: a new theme, an app, a few hundred new products. Things that were mended come back that way without anybody noticing. Two habits help:

- **Audit again after every larger change**, and once a month otherwise. It takes you a minute.
- **Before a new theme goes live**, write down what your three best pages have now: title, description, structured data, and the address itself. If an address changes, the old one must lead to the new one.

[Audit my shop again]({{app_url}}/)

This was the last mail of this series. If something in your report is wrong or not clear, write to {{support_email}}.
`,
    },
  ],
};
