/** Of the sample, made with it. */
export const sampleFigures = {
  site: "shop.example",
  health: 74,
  pages: 500,
  tasks: 13,
  first: [
    {
      title: "Let AI search engines read your shop",
      impact: "high",
      minutes: 15,
    },
    {
      title: "Take the expired price date out of the structured data of 100 product pages",
      impact: "high",
      minutes: 60,
    },
    {
      title: "Tell browsers to open your site over https only (HSTS)",
      impact: "low",
      minutes: 15,
    },
  ],
} as const;
