import type { PageRuleCases } from "../../../../rule-cases.ts";

const page = (src: string): string =>
  `<title>Contact</title><h1>Contact</h1><p>Where we are</p><iframe src="${src}"></iframe>`;

export const cases: PageRuleCases = {
  passing: [
    page("https://maps.example/export/embed.html?bbox=8.0%2C49.1%2C8.1%2C49.2&amp;layer=mapnik"),
    page("https://social.example/plugins/page.php?href=https%3A%2F%2Fsocial.example%2Ffern%3Fa%3D1%26b%3D2"),
    page("https://films.example/embed/abc"),
    page("https://search.example/?fern%20tea"),
  ],
  failing: [
    page("https://maps.example/export/embed.html?bbox%3d8.0%252C49.1%252C8.1%252C49.2%26amp%3blayer%3dmapnik"),
    page("https://maps.example/embed?q%3DFern%26zoom%3D3"),
  ],
  outside: ["<title>Tea</title><p>Tea", { html: page("https://maps.example/embed?q%3DFern%26zoom%3D3"), status: 404 }],
};
