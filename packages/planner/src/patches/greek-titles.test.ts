import { refusalOf } from "@audit/rules/fixes/guard/guard";
import { titlePatch } from "@audit/rules/fixes/patches/page-patches";
import { expect, test } from "vitest";
import { viewOf } from "../testing/plan-case.ts";

const TEXTS = [
  "Η μουσική και τα μαθηματικά έχουν πολλά κοινά που δεν φαίνονται με την πρώτη ματιά στις νότες και στους αριθμούς.",
  "Ο ήχος είναι κύμα και η συχνότητα του ορίζει την νότα που ακούμε όταν μια χορδή πάλλεται στον αέρα.",
  "Το δορυφορικό σύστημα υπολογίζει την θέση του δέκτη από τον χρόνο που κάνει το σήμα για να φτάσει στη γη.",
  "Τα λειτουργικά συστήματα διαφέρουν στο πώς μοιράζουν την μνήμη και τον χρόνο του επεξεργαστή στα προγράμματα.",
];
const page = (text: string): string =>
  `<!doctype html><html lang="en-us"><head><title>Kiln</title></head><body><main><h1>Τι είναι η νότα;</h1><p>${text} ${text.split(" ").toReversed().join(" ")}.</p></main></body></html>`;

test("a Greek question is a whole title, also on pages that declare another language", () => {
  const view = viewOf({
    pages: Object.fromEntries(TEXTS.map((text, at) => [at === 0 ? "/" : `/${at}`, page(text)])),
  });
  const refused = (text: string) => refusalOf(titlePatch(view.pageAt("https://shop.example/1")!, text), view);
  expect(refused("Είναι τελικά η μουσική η αριθμητική των ήχων;")).toBeNull();
  expect(refused("Sound, numbers;")).not.toBeNull();
});
