/** Of the sample, made with it. */
export const sampleFigures = {
  site: "shop.example",
  health: 71,
  pages: 500,
  tasks: 17,
  first: [
    {
      title: "Let AI search engines read your shop",
      impact: "high",
      minutes: 15,
    },
    {
      title: "Update the expired price date in the structured data of 100 product pages",
      impact: "high",
      minutes: 60,
    },
    {
      title: "Write meta descriptions for 99 pages",
      impact: "medium",
      minutes: 240,
    },
  ],
} as const;
