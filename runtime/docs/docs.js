// Finds pages by words, in a list that is loaded at the first key; and folds the list of pages on narrow screens.
const root = document.currentScript.dataset.root;
const field = document.getElementById("search");
const found = document.getElementById("found");
const MOST = 20;
let pages = null;

if (matchMedia("(max-width: 52rem)").matches) document.querySelector("nav details").open = false;

field.addEventListener("input", async () => {
  pages ??= fetch(`${root}search.json`).then((answer) => answer.json());
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = await pages;
  const score = ({ title, text }) =>
    words.every((word) => text.includes(word))
      ? words.filter((word) => title.toLowerCase().includes(word)).length + 1
      : 0;
  const hits = all.map((page) => [score(page), page]).filter(([points]) => points > 0);
  hits.sort(([a], [b]) => b - a);
  found.replaceChildren(...(words.length === 0 ? [] : results(hits.slice(0, MOST), hits.length)));
});

function results(hits, count) {
  const head = document.createElement("p");
  head.textContent = count === 1 ? "1 page" : `${count} pages`;
  const list = document.createElement("ul");
  for (const [, { title, path }] of hits) {
    const link = document.createElement("a");
    link.href = root + path;
    link.textContent = title;
    list.appendChild(document.createElement("li")).append(link);
  }
  return [head, list];
}
