export const charts = {
  "not known": "nicht bekannt",
  "AI access, grid": "KI-Zugang, Raster",
  "What robots.txt lets each AI agent read, by template": "Was robots.txt jeden KI-Agenten lesen lässt, nach Vorlage",
  Agent: "Agent",
  "Its operator says that it may open a page all the same, because a person asked for it":
    "Der Betreiber sagt, dass er eine Seite trotzdem öffnen kann, weil ein Mensch darum bat",
  "· may ignore robots.txt": "· kann robots.txt übergehen",
  "turned away when asked by name": "abgewiesen, wenn er mit seinem Namen fragt",
  "another page on {different} of {pages} when asked by name":
    "eine andere Seite auf {different} von {pages}, wenn er mit seinem Namen fragt",
  "same page when asked by name, on {pages}": "dieselbe Seite, wenn er mit seinem Namen fragt, auf {pages}",
  ", robots.txt line {line}": ", robots.txt Zeile {line}",
  "may read all {pages}": "darf alle {pages} lesen",
  "may read none of {pages}{where}": "darf keine von {pages} lesen{where}",
  none: "keine",
  "may read {allowed} of {pages}{where}": "darf {allowed} von {pages} lesen{where}",
  "Loading chart: {title}": "Diagramm wird geladen: {title}",
  "show as chart": "als Diagramm zeigen",
  "show as table": "als Tabelle zeigen",
  Chart: "Diagramm",
  " Pages were read as sent; what their scripts change was not looked at.":
    " Seiten wurden gelesen, wie sie gesendet werden; was ihre Skripte ändern, wurde nicht angesehen.",
  " Pages were read as sent: there is no browser here to run their scripts.":
    " Seiten wurden gelesen, wie sie gesendet werden: Hier gibt es keinen Browser, der ihre Skripte ausführt.",
  " {pages} of the sample not: {reason}": " {pages} der Stichprobe nicht: {reason}",
  " {pages} also run in a browser, scripts and all.{missed}":
    " {pages} liefen auch in einem Browser, mit allen Skripten.{missed}",
  " and {otherAnswer}": " und {otherAnswer}",
  "{pages}{others} were read; {addresses} of the site are known.":
    "{pages}{others} wurden gelesen; {addresses} der Website sind bekannt.",
  "{read} Nothing that was found was left out.": "{read} Nichts Gefundenes blieb aus.",
  "{read} {left} not read: {reasons}.": "{read} {left} nicht gelesen: {reasons}.",
  "No address was fetched.": "Keine Adresse wurde abgerufen.",
  "answer with a client error (4xx)": "antworten mit einem Fehler des Aufrufs (4xx)",
  "answer with a server error (5xx)": "antworten mit einem Serverfehler (5xx)",
  "gave no answer": "gaben keine Antwort",
  "All {fetchedAddress} answer normally.": "Alle {fetchedAddress} antworten normal.",
  "{good} of {fetchedAddress} answer normally": "{good} von {fetchedAddress} antworten normal",
  "No page was read.": "Keine Seite wurde gelesen.",
  "; {pageIs} reached by no link": "; {pageIs} über keinen Link zu erreichen",
  "{near} of {pages} lie within three clicks of the start page, the deepest at {deepest}{end}.":
    "{near} von {pages} liegen höchstens drei Klicks von der Startseite entfernt, die tiefste {deepest}{end}.",
  "Search engines may list all {all} addresses.": "Suchmaschinen dürfen alle {all} Adressen aufnehmen.",
  "Search engines may list {open} of {addresses}; not the others: {parts}.":
    "Suchmaschinen dürfen {open} von {addresses} aufnehmen; die anderen nicht: {parts}.",
  " On {pages} a block can't be read.": " Auf {pages} ist ein Block nicht lesbar.",
  "{marked} of {pages} carry structured data.{end}": "{marked} von {pages} enthalten strukturierte Daten.{end}",
  "No check failed on a page of any template.": "Keine Prüfung ist auf einer Seite irgendeiner Vorlage fehlgeschlagen.",
  "Worst hit: {area} in “{label}”, with faults of {worst} impact on {pages} of {all}.":
    "Am stärksten betroffen: {area} in „{label}“, mit Fehlern {worst}r Wirkung auf {pages} von {all}.",
  "robots.txt could not be fetched, so it is not known who may read what.":
    "robots.txt konnte nicht abgerufen werden, deshalb ist nicht bekannt, wer was lesen darf.",
  "There is no robots.txt, so everyone may read everything: all {count} AI search crawlers may read every template.":
    "Es gibt keine robots.txt, deshalb dürfen alle alles lesen: Alle {count} KI-Suchcrawler dürfen jede Vorlage lesen.",
  "All {count} AI search crawlers may read every template.": "Alle {count} KI-Suchcrawler dürfen jede Vorlage lesen.",
  "{count} more": "{count} weitere",
  "{open} of {all} AI search crawlers may read every template; {others} may not.":
    "{open} von {all} KI-Suchcrawlern dürfen jede Vorlage lesen; {others} nicht.",
  "Templates and areas, grid": "Vorlagen und Bereiche, Raster",
  "Share of pages with at least one fault, by area and template":
    "Anteil der Seiten mit mindestens einem Fehler, nach Bereich und Vorlage",
  Area: "Bereich",
  "no fault": "kein Fehler",
  "{pages} of {pages2}, {checks}, at worst of {worst} impact":
    "{pages} von {pages2}, {checks}, schlimmstenfalls {worst} Wirkung",
  "Share of pages with a fault, at worst of": "Anteil der Seiten mit einem Fehler, schlimmstenfalls:",
  "Speed in the lab": "Geschwindigkeit im Labor",
  "The lab values can't be loaded at the moment.": "Die Laborwerte lassen sich gerade nicht laden.",
  "Speed in the lab, table": "Geschwindigkeit im Labor, Tabelle",
  Performance: "Leistung",
  "One page of its template": "Eine Seite der Vorlage",
  "No values": "Keine Werte",
  "Structured data by template": "Strukturierte Daten nach Vorlage",
  "Structured data by template, grid": "Strukturierte Daten nach Vorlage, Raster",
  "Pages with structured data": "Seiten mit strukturierten Daten",
  Types: "Typen",
  "{pages} with a block that can't be read": "{pages} mit einem nicht lesbaren Block",
  "{part} of {whole}": "{part} von {whole}",
  "Pages read": "Gelesene Seiten",
  "Redirects, errors and files": "Weiterleitungen, Fehler und Dateien",
  Count: "Anzahl",
  Example: "Beispiel",
  "No link": "Kein Link",
  "Clicks from the start page": "Klicks von der Startseite",
  Clicks: "Klicks",
  State: "Zustand",
  "{from} to {to}": "{from} bis {to}",
  "Search Console was not connected, so clicks are unknown and did not count.":
    "Die Search Console war nicht verbunden, deshalb sind die Klicks unbekannt und zählten nicht.",
  "The access to Search Console is over. Reconnect it in your account; clicks did not count.":
    "Der Zugang zur Search Console ist beendet. Verbinden Sie sie in Ihrem Konto neu; Klicks zählten nicht.",
  "Search Console has no property for this site, so clicks are unknown and did not count.":
    "Die Search Console hat keine Property für diese Website, deshalb sind die Klicks unbekannt und zählten nicht.",
  "Search Console was asked and gave no figures, so clicks did not count. {reason}":
    "Die Search Console wurde gefragt und gab keine Zahlen, deshalb zählten Klicks nicht. {reason}",
  "Search Console, {property}": "Search Console, {property}",
  "By the table that you brought": "Laut der Tabelle, die Sie mitgebracht haben",
  " from {impressions}": " aus {impressions}",
  " There are more addresses than were read.": " Es gibt mehr Adressen, als gelesen wurden.",
  " {clicks} went to {addresses} that this audit did not read as pages.":
    " {clicks} gingen an {addresses}, die diese Analyse nicht als Seiten gelesen hat.",
  "The Chrome UX Report is not connected, so what visitors measured is unknown.":
    "Der Chrome UX Report ist nicht verbunden, deshalb ist unbekannt, was Besucher gemessen haben.",
  "Chrome UX Report: three of four visits were at least as good{period}.":
    "Chrome UX Report: Drei von vier Besuchen waren mindestens so gut{period}.",
  "{value} ms": "{value} ms",
  "No field data for this address": "Keine Felddaten zu dieser Adresse",
  "Asked, failed: {reason}": "Gefragt, fehlgeschlagen: {reason}",
  "What the site itself can't show: where Google's searchers click, and how fast visitors find it.":
    "Was die Website selbst nicht zeigen kann: wo Googles Suchende klicken und wie schnell Besucher sie finden.",
  "This report was made before other sources were asked.":
    "Dieser Bericht entstand, bevor andere Quellen gefragt wurden.",
  Visits: "Besuche",
  "Failing checks": "Nicht bestandene Prüfungen",
  Impressions: "Impressionen",
  Position: "Position",
  "Google Search": "Google-Suche",
  "Pages with most visits, table": "Seiten mit den meisten Besuchen, Tabelle",
  "Pages with most clicks, table": "Seiten mit den meisten Klicks, Tabelle",
  "Pages with most visits": "Seiten mit den meisten Besuchen",
  "Pages with most clicks": "Seiten mit den meisten Klicks",
  "Largest paint": "Größtes Element",
  "Response to input": "Antwort auf Eingaben",
  "Layout shift": "Layoutverschiebung",
  "Speed for visitors": "Geschwindigkeit für Besucher",
  "Speed for visitors, table": "Geschwindigkeit für Besucher, Tabelle",
  "The Chrome UX Report was asked and gave no values. {reason}":
    "Der Chrome UX Report wurde gefragt und gab keine Werte. {reason}",
  "The Chrome UX Report has no field data for this site: too few of its visitors are counted.":
    "Der Chrome UX Report hat keine Felddaten zu dieser Website: Zu wenige ihrer Besucher werden gezählt.",
  "The whole site": "Die ganze Website",
  Causes: "Ursachen",
  "No task here ends them": "Keine Aufgabe hier beendet sie",
  "No task here ends a failed check.": "Keine Aufgabe hier beendet eine Prüfung, die nicht besteht.",
  "{findings} go back to {causes}; “{title}” ends {count} of them.":
    "{findings} gehen auf {causes} zurück; „{title}“ beendet {count} davon.",
  "High impact": "Hohe Wirkung",
  "Medium and low impact": "Mittlere und geringe Wirkung",
  "Task that ends them": "Aufgabe, die sie beendet",
  ", on phones": ", auf Telefonen",
  ", on all devices": ", auf allen Geräten",
};
