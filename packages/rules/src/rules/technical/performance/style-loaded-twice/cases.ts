import type { PageRuleCases } from "../../../../rule-cases.ts";

const text = `<p>${"Fine tea from Uji. ".repeat(30)}`;
const page = (...files: readonly string[]): string =>
  `<head><title>Tea</title>${files.map((file) => `<link rel="stylesheet" href="${file}">`).join("")}</head>${text}`;
const CDN = "https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.0.0/css/all.min.css";

export const cases: PageRuleCases = {
  passing: [
    page("/css/style.css", "/plugin/style.css"),
    page("/elementor/css/elementor.css", "/elementor/css/frontend.css", CDN),
    page("https://cdn.jsdelivr.net/npm/swiper@9/swiper.css", "https://cdn.jsdelivr.net/npm/swiper@9/navigation.css"),
  ],
  failing: [
    page("/fonts/font-awesome.css", "/fonts/font-awesome.min.css"),
    page(CDN, "/fonts/font-awesome.min.css"),
    page("https://cdn.jsdelivr.net/npm/swiper@8/swiper.css", "https://cdn.jsdelivr.net/npm/swiper@9/swiper.css"),
  ],
  outside: [page("/css/style.css")],
};
