import { expect, test } from "vitest";
import { saysNotFound } from "./not-found-phrases.ts";

test.each([
  "404",
  "404 | Quiet Bath",
  "404 Not Found",
  "404 - Not Found",
  "Error 404",
  "Page not found",
  "Page not found | Quiet Bath",
  "404 Not Found – Quiet Bath",
  "This page does not exist",
  "This page doesn't exist",
  "The page can't be found",
  "This page can not be found",
  "The page you are looking for was not found.",
  "Oops! Page not found",
  "Seite nicht gefunden",
  "Fehler 404: Seite nicht gefunden",
  "Page introuvable",
  "Página no encontrada",
  "Pagina niet gevonden",
  "Nie znaleziono strony",
])("an error page says %j", (text) => expect(saysNotFound(text)).toBe(true));

test.each([
  "The 404 status code explained",
  "How to fix page not found errors",
  "About us",
  "Welcome to the Foundation",
  "This item is no longer available",
  "Peugeot 404",
  "Peugeot | 404",
  "Room 404 | Hotel",
  "Not found in stores: limited soap",
  "",
])("a page of its own says %j", (text) => expect(saysNotFound(text)).toBe(false));
