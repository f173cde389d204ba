/** Phrases by which shop systems say that a list holds no products; lower case text. */
export const emptyListWords = new RegExp(
  [
    "no (products|items|results)( were| was)? (found|available|match)",
    "(there are|we have) (currently )?no (products|items)",
    "no products (in this|yet)",
    "sorry, there are no products",
    "we can't find products matching",
    "0 (products|items|produkte|artikel|produits|productos|prodotti|producten|produkter)\\b",
    "keine (produkte|artikel|ergebnisse) (gefunden|vorhanden|verfügbar)",
    "(noch|leider|derzeit) keine (produkte|artikel)",
    "aucun (produit|article|résultat)",
    "no (hay|se encontraron|se han encontrado) (productos|artículos|resultados)",
    "nessun (prodotto|articolo|risultato)",
    "geen (producten|artikelen|resultaten)",
    "nenhum (produto|artigo|resultado)",
    "inga (produkter|varor|artiklar) (hittades|finns)",
    "ingen (produkter|varer) (fundet|funnet)",
    "ei tuotteita",
    "nie znaleziono (produktów|żadnych)|brak produktów",
    "žádné (produkty|zboží) (nebyly|nenalezen)",
  ].join("|"),
  "u",
);
