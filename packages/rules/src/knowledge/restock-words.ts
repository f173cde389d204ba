/** Phrases that lead on from a sold-out product: a reminder, a date, similar products; lower case, per language. */
export const restockWords: Readonly<Record<string, RegExp>> = {
  en: /notify me|email me|let me know|back in stock|waitlist|waiting list|available (again|from|on)|expected|restock|similar|related|you may also|alternatives?|others also/u,
  de: /benachrichtig|erinner|wieder (lieferbar|verfügbar|da|auf lager)|verfügbar ab|lieferbar ab|warteliste|ähnliche|alternativ|das könnte|passend|auch gekauft/u,
  fr: /m'avertir|prévenez|prévenir|alerte|de retour|disponible (à partir|le|dès)|liste d'attente|similaires|vous aimerez|alternative/u,
  es: /avísame|avisarme|notif|disponible (a partir|el|desde)|lista de espera|similares|relacionados|también te|alternativ/u,
  it: /avvisami|notific|disponibile dal|lista d'attesa|simili|correlati|potrebbe|alternativ/u,
  nl: /mail mij|houd mij|op de hoogte|weer (op voorraad|leverbaar)|verwacht|wachtlijst|vergelijkbaar|gerelateerd|ook interessant|alternatie/u,
  pt: /avise|notific|disponível (a partir|em)|lista de espera|semelhantes|relacionados|também|alternativ/u,
  sv: /meddela mig|bevaka|mejla mig|åter i lager|tillbaka i lager|väntas|liknande|relaterade|du kanske|alternativ/u,
  da: /giv mig besked|få besked|på lager igen|forventes|lignende|relaterede|måske|alternativ/u,
  no: /varsle meg|gi meg beskjed|på lager igjen|forventet|lignende|relaterte|kanskje|alternativ/u,
  nb: /varsle meg|gi meg beskjed|på lager igjen|forventet|lignende|relaterte|kanskje|alternativ/u,
};
