import type { SeededSequence } from "./seeded-sequence.ts";

/** Off in a new installation: it only makes sense where plans are sold. */
export const previewFollowUp: SeededSequence = {
  key: "preview-follow-up",
  name: "Preview follow-up",
  description: "For accounts that have bought nothing: what the preview leaves out. Switch it on where plans are sold.",
  is_active: false,
  audience: "without_plan",
  steps: [
    {
      name: "What the preview leaves out",
      subject: "What your preview shows and what it leaves out",
      delay_days: 3,
      content: `Hi {{user_name}},

without a plan you see a preview of each analysis. So that you know what you are looking at:

- **In the preview:** the health score, the executive summary, and the eight tasks with the highest impact, each with its evidence and its fix.
- **In the full plan:** every task we found, up to 100, the whole report with all affected pages, the exports, and links that show all of it to the people who do the work.

The eight are not samples. They are the first of the full list, so they are worth doing either way.

[Compare the plans]({{app_url}}/account/upgrade)

If the preview is all you need: it stays free.
`,
    },
    {
      name: "Before you decide",
      subject: "Three things to try before you decide",
      delay_days: 7,
      content: `Hi {{user_name}},

if you are not sure whether the full plan is worth its price, try this first:

1. Do **one** task of the eight, the easiest.
2. Audit your shop again. The task should be gone; if it is still there, its evidence says why.
3. Look at how many tasks the full plan has for your shop. Its number stands above the list.

[Go to my plan]({{app_url}}/dashboard/actions)

Then you know how it works and how much is left, and can decide without guessing. Questions before that? Write to {{support_email}}.
`,
    },
  ],
};
