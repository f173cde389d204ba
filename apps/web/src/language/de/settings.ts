export const settings = {
  Analytics: "Statistik",
  "May we count your visit with Google Analytics? It helps us see which pages work.":
    "Dürfen wir Ihren Besuch mit Google Analytics zählen? Das hilft uns zu sehen, welche Seiten taugen.",
  "No, thanks": "Nein, danke",
  Agree: "Einverstanden",
  "Keep my account": "Konto behalten",
  "Delete for good": "Endgültig löschen",
  "Delete your account?": "Ihr Konto löschen?",
  "This can't be undone. At once you lose:": "Das lässt sich nicht rückgängig machen. Sie verlieren sofort:",
  "all analyses, reports and tasks with their notes; what is running stops":
    "alle Analysen, Berichte und Aufgaben mit ihren Notizen; was läuft, endet",
  "all links that you shared: whoever opens one finds nothing":
    "alle Links, die Sie freigegeben haben: Wer einen öffnet, findet nichts",
  "your {plan} plan, which is cancelled without a refund": "Ihren Tarif {plan}, der ohne Erstattung gekündigt wird",
  "one unused credit": "ein unbenutztes Guthaben",
  "{credits} unused credits": "{credits} unbenutzte Guthaben",
  ", without a refund": ", ohne Erstattung",
  "Of payments we keep what, when and how much, as bookkeeping law asks, but not whose they were.":
    "Von Zahlungen bewahren wir, wie es die Buchführungspflicht verlangt, was, wann und wie viel, aber nicht, von wem.",
  "Your data": "Ihre Daten",
  "Download your data": "Ihre Daten herunterladen",
  "Profile, analyses, tasks with notes, links, purchases: one JSON file.":
    "Profil, Analysen, Aufgaben mit Notizen, Links, Käufe: eine JSON-Datei.",
  "Delete account": "Konto löschen",
  "With everything in it, at once and for good.": "Mit allem darin, sofort und endgültig.",
  "As the system": "Wie das System",
  "As the browser": "Wie der Browser",
  Language: "Sprache",
  Preferences: "Einstellungen",
  Theme: "Farbschema",
  Sound: "Ton",
  "A short chime when an analysis is done.": "Ein kurzer Klang, wenn eine Analyse fertig ist.",
  "Single keys on the task list: j and k to move, s to start, c to complete, r to reopen, f for filters, / to search.":
    "Einzelne Tasten in der Aufgabenliste: j und k bewegen, s beginnt, c erledigt, r öffnet wieder, f zeigt Filter, / sucht.",
  "Your Account": "Ihr Konto",
  "Return to Dashboard": "Zurück zur Übersicht",
  "Loading the rest of your account": "Der Rest Ihres Kontos wird geladen",
};
