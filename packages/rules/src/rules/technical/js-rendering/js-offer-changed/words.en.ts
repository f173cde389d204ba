import { inSource } from "../../../../wording/checks.ts";
import type { Words } from "../../../../words.ts";

export const en: Words = {
  failing: "Scripts change price or stock in the markup",
  title: "Scripts change the price or stock that {pages} {tells|tell} Google",
  why: "Assistants read the markup as sent, Google mostly after scripts ran: they tell buyers different prices or stock, and Google takes products with changing offers out of its shopping results.",
  steps:
    "Write price, currency and availability into the markup on the server from the same data that the scripts use, and let scripts leave them alone.",
  check: inSource('"price"', "the same price and stock that the browser's inspector shows after loading"),
};
