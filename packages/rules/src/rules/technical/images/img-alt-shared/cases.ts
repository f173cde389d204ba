import type { PageRuleCases } from "../../../../rule-cases.ts";

const text = `<p>${"Fresh pasta every day. ".repeat(30)}</p>`;
const NAMES = ["Penne", "Risotto", "Lasagna", "Gnocchi", "Ravioli", "Cannelloni"];
const card = (name: string, alt: string, said = ""): string =>
  `<div><img src="/${name}.jpg" alt="${alt}"><h3>${name}${said}</h3></div>`;
const page = (cards: readonly string[]): string =>
  `<title>Menu</title><main><h1>Menu</h1>${cards.join("")}${text}</main>`;

export const cases: PageRuleCases = {
  passing: [
    page(NAMES.map((name) => card(name, name))),
    // Few signs that decorate, views of one thing without names, and pictures of the frame.
    page(NAMES.slice(0, 5).map((name) => card(name, "icon"))),
    page(NAMES.map((name) => `<img src="/${name}.jpg" alt="Handmade pasta">`)),
    `<title>Menu</title><main><h1>Menu</h1>${text}</main><footer>${NAMES.map((name) => card(name, "Instagram")).join("")}</footer><img src="/a.jpg" alt="A">`,
  ],
  failing: [
    page(NAMES.map((name) => card(name, "Menu"))),
    page(NAMES.map((name) => card(name, "Menu", " 350g<span>pasta, butter, parmesan</span>"))),
  ],
  outside: [`<title>Menu</title><main><h1>Menu</h1>${text}</main>`],
};
