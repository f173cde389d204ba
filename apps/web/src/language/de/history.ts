export const history = {
  Back: "Zurück",
  "Came back": "Wieder da",
  Now: "Jetzt",
  "The tasks themselves come with full access.": "Die Aufgaben selbst gehören zum vollen Zugang.",
  "All audits of this domain": "Alle Analysen dieser Domain",
  Audit: "Analyse",
  "Tasks by impact": "Aufgaben nach Wirkung",
  shown: "gezeigt",
  "compared with": "verglichen mit",
  "{high} high, {medium} medium, {low} low": "{high} hohe, {medium} mittlere, {low} geringe",
  Off: "Aus",
  "Every week": "Jede Woche",
  "Every month": "Jeden Monat",
  "Repeat this audit": "Diese Analyse wiederholen",
  "The schedule could not be saved.": "Der Zeitplan konnte nicht gespeichert werden.",
  "A mail then says what changed.": "Eine Mail sagt dann, was sich geändert hat.",
  "Next on {nextAt}, with a mail that says what changed.":
    "Das nächste Mal am {nextAt}, mit einer Mail, die sagt, was sich geändert hat.",
  "There are not yet two scores to compare.": "Es gibt noch keine zwei Werte zum Vergleichen.",
  "Over {audits} health is where it began, at {to} of 100.":
    "Über {audits} steht der Zustand, wo er begann, bei {to} von 100.",
  "Over {audits} health rose from {from} to {to} of 100.":
    "Über {audits} stieg der Zustand von {from} auf {to} von 100.",
  "Over {audits} health fell from {from} to {to} of 100.":
    "Über {audits} fiel der Zustand von {from} auf {to} von 100.",
  "Tasks per page template, before and now": "Aufgaben je Seitenvorlage, vorher und jetzt",
  Before: "Vorher",
  Change: "Änderung",
  "Measured {completedAt}": "Gemessen {completedAt}",
  "Here you will see what changed from one audit of a site to the next.":
    "Hier sehen Sie, was sich von einer Analyse einer Website zur nächsten geändert hat.",
  "The comparison could not be loaded": "Der Vergleich konnte nicht geladen werden",
  "The comparison could not be loaded.": "Der Vergleich konnte nicht geladen werden.",
  "Loading the comparison": "Vergleich wird geladen",
  "Only one audit so far": "Bisher nur eine Analyse",
  "Audit the site again, or let the audit repeat by itself, and this page shows what was fixed, what is new and what is back.":
    "Prüfen Sie die Website erneut oder lassen Sie die Analyse von selbst wiederholen; dann zeigt diese Seite, was behoben, neu und wieder da ist.",
  "The two audits were judged as different kinds of business, by different checks. Scores and tasks differ for that reason too, not only by what was changed on the site.":
    "Die beiden Analysen gingen von verschiedenen Arten von Unternehmen aus und prüften daher Verschiedenes. Werte und Aufgaben weichen auch deshalb ab, nicht nur durch Änderungen an der Website.",
  "The later audit read clearly fewer pages. What is missing in it may not be fixed but unread.":
    "Die spätere Analyse las deutlich weniger Seiten. Was in ihr fehlt, ist vielleicht nicht behoben, sondern ungelesen.",
  Fixed: "Behoben",
  "Not found now": "Jetzt nicht gefunden",
  "Nothing was fixed.": "Nichts wurde behoben.",
  New: "Neu",
  "Nothing new.": "Nichts Neues.",
  "Nothing came back.": "Nichts kam zurück.",
  "Per template": "Je Vorlage",
  "Tasks per template": "Aufgaben je Vorlage",
  "All audits": "Alle Analysen",
  "Scores over time": "Werte im Lauf der Zeit",
  "Compared with": "Verglichen mit",
  "You had marked them complete.": "Sie hatten sie als erledigt markiert.",
  "Nothing that you had marked complete.": "Nichts, was Sie als erledigt markiert hatten.",
  "{fixed} fixed, {again} found again, {fresh} new, {back} came back, {same} as before":
    "{fixed} behoben, {again} erneut gefunden, {fresh} neu, {back} wieder da, {same} wie zuvor",
};
