/** What error pages say in title or main heading, whole, in the languages of European shops. */
const PHRASES = [
  "(the |this |sorry,? (the |this )?|oops!? )?(page|product|item|url|resource) (you (are|were) looking for )?(was |is |has )?(not (be )?found|can ?not be found|can['’]t be found|does ?n[o'’]t exist|does not exist)",
  "not found|error 404|404( error)?|404 not found|404 page not found|404 error page|http 404|nothing (was )?found",
  "we can['’]?t find (that|the|this) page|page missing",
  "(die )?seite (wurde )?nicht gefunden|(die )?seite existiert nicht|fehler 404|nicht gefunden|artikel nicht gefunden",
  "(la )?page (est )?(introuvable|non trouvée|n['’]existe pas)|erreur 404|page inexistante",
  "(la )?página no (encontrada|existe|se encuentra)|error 404|no encontrado",
  "(la )?pagina non (trovata|esiste)|errore 404|pagina inesistente",
  "(de )?pagina (is )?niet gevonden|pagina bestaat niet|fout 404|niet gevonden",
  "página não encontrada|erro 404",
  "nie znaleziono strony|strona nie istnieje|strona nie została znaleziona|błąd 404",
  "sidan (kunde inte hittas|hittades inte|finns inte)|siden (blev ikke fundet|findes ikke|ble ikke funnet)|sivua ei löydy",
  "stránka (nebyla )?nenalezena|stránka nebola nájdená|az oldal nem található|pagina nu a fost găsită|страница не найдена|сторінку не знайдено",
].join("|");
const AROUND = String.raw`[\s!.,:;|–—\-"'“”(\[\])…]*`;
const WHOLE = new RegExp(`^${AROUND}(404${AROUND})?(${PHRASES})${AROUND}(404)?${AROUND}$`, "iu");
const SEPARATOR = /\s+[|–—\-·•:»]\s+|\s*[|·•»]\s*|:\s+/u;

/**
 * True when the text, or its part before or after the site's name, says nothing but "not found". A bare number counts
 * only in front: "404 | Shop" is an error page, "Peugeot | 404" is a car.
 */
export const saysNotFound = (text: string): boolean => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (WHOLE.test(flat)) return true;
  return flat.split(SEPARATOR).some((part, index) => WHOLE.test(part) && (index === 0 || /\p{L}/u.test(part)));
};
