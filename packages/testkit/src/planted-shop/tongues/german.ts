import type { Tongue } from "./tongue.ts";

export const german: Tongue = {
  lang: "de",
  locale: "de_DE",
  country: "DE",
  currency: "EUR",
  rate: 1,
  digits: 2,
  price: (amount) => `${amount.replace(".", ",")} €`,
  words: {
    adj: "Stille Bernstein Norden Gewebt Hell Tief Früh Feld Gold Hafen Elfenbein Linden Nebel Oliven Papier Fluss Silber Gezeiten Samt Weiden",
    mat: "Steinzeug Leinen Buche Kupfer Wolle Kork Glas Nussbaum Messing Baumwolle Schiefer Esche Leder Hanf Bambus Filz Emaille Birke Jute Marmor",
    noun: "Becher Handtuch Bürste Kessel Decke Brett Flasche Schale Lampe Laken Teller Hocker Schürze Korb Kamm Pantoffeln Pfanne Löffel Teppich Schüssel",
    verb: "gedreht glasiert gewebt geschnitzt gepresst getränkt getrocknet poliert genäht gebrannt gerollt gebürstet gewachst gefaltet geschnitten gebunden gespült geölt geräuchert gegossen",
    part: "Griff Rand Saum Kante Deckel Boden Knoten Faserlauf Schlaufe Fuß Ausguss Umschlag Verschluss Futter Kern Kordel Ring Wand Hals Ecke",
    good: "Suppe Brot Briefe Tee Äpfel Mehl Kräuter Kaffee Eier Salz Honig Butter Tücher Bücher Marmelade Pflaumen Zwiebeln Milch Kerzen Nüsse",
  },
  phrases: `
{noun} {mat} {place}
{noun}, Reihe {adj}
{name} für {p}: von Hand bei {place} gemacht, binnen zwei Tagen verschickt und 30 Tage lang zurückgenommen.
{n} Arten {noun} von Werkstätten, die wir besuchen: Stoffe und Preise ab {p} vergleichen, binnen zwei Tagen verschickt.
Wie in {place} ein Stück {noun} aus {mat} entsteht
Ein Tag in {place} bei Leuten, die {noun} aus {mat} machen: was sie von Hand tun und was es kostet.
Woran erkennt man gutes Handwerk bei {noun}?
Wie lange hält {mat}?
Wer arbeitet in {place}?
{name} für {p}
{name}: {n} Arten, von Hand gemacht
{name}, zweite Seite
Zweite Seite unserer Auswahl {name}: zehn weitere Arten von Werkstätten, die wir besuchen, ab {p}, binnen zwei Tagen verschickt.
Das ist die zweite Seite unserer Auswahl {name}.
{name}, Seite 2
Seite {n}
inkl. MwSt., zzgl.
von {p}
{n} / 5 aus {n2} Bewertungen
Auf Lager
Nicht vorrätig
Lieferung in 2 bis 3 Werktagen.
Rückgabe binnen 30 Tagen
In den Warenkorb
Was es ist
Wie es gemacht wird
Einzelheiten
Artikelnummer
Gewicht
Marke
Passt gut dazu
{name} von der Seite gesehen
Startseite
Suche
Finden
Laden
Magazin
Über uns
Kontakt
Versand
Versand
Rückgabe
Datenschutz
AGB
Impressum
Fragen und Antworten
Pflege
Werkstätten
Quiet Harbour Ltd, 12 Quay Street, Galway, Irland. Telefon +353 91 555 0100.
Von
, Einkäuferin,
Eine Werkstatt, die {name} macht
Woher stammen die Zahlen?
Wir haben sie bei unserem Besuch gezählt und verglichen mit
Eurostat, dem Statistikamt der Europäischen Union
Wähle den Stoff.
Probiere es 30 Tage.
Schreib uns, wie es war.
Siehe
, oder lies weiter:
Quiet Harbour: Dinge fürs Haus, von Hand gemacht
Vierhundert Dinge für Küche, Tisch und Bett, gemacht von Leuten, die wir zweimal im Jahr besuchen. Binnen zwei Tagen verschickt.
Dinge fürs Haus, von Hand gemacht
Aus jedem Regal
Aus dem Magazin
Wie lange dauert die Lieferung?
Zwei bis drei Werktage innerhalb von Irland, Deutschland und Frankreich.
Was kostet der Versand?
{p} je Bestellung, ab {p2} nichts.
Wie schicke ich etwas zurück?
Schreib uns binnen 30 Tagen; wir senden ein Etikett, das nichts kostet.
Magazin unserer Werkstätten
Achtundvierzig Besuche in Werkstätten: wer die Dinge macht, die wir verkaufen, woraus, und wie lange sie daheim halten.
Wer wir sind: Nora Quinn und fünf andere in Galway, die jede Werkstatt zweimal im Jahr besuchen und verkaufen, was wir nutzen.
Quiet Harbour wurde 2009 von Nora Quinn gegründet, Einkäuferin, die jede Werkstatt selbst besucht.
Schreiben Sie oder rufen Sie uns in Galway an: sechs Leute antworten von Montag bis Freitag, 9:00 bis 17:00 Uhr, meist binnen einer Stunde.
Schreiben Sie an
oder rufen Sie an:
, 9:00 bis 17:00 Uhr.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway, Irland.
Antworten auf das, was Kunden am meisten fragen: Lieferzeiten, Versandkosten, Rückgabe, Pflege von Holz, Leinen und Ton.
Versand und Lieferung
Der Versand kostet {p} und dauert zwei bis drei Werktage nach Irland, Deutschland und Frankreich; ab {p2} frei.
Wir versenden nach Irland, Deutschland und Frankreich für {p}. Die Lieferung dauert 2 bis 3 Werktage.
Rückgabe und Erstattung
Alles binnen 30 Tagen zurückgeben: wir senden das Etikett, das Geld ist binnen fünf Werktagen zurück.
Sie können alles binnen 30 Tagen zurückgeben. Rückgaben sind kostenlos, und wir erstatten den ganzen Preis.
Welche Daten unser Laden behält, warum, wie lange, und wie Sie sie löschen lassen: in einfachen Worten, nach europäischem Recht.
Wir behalten, was eine Bestellung braucht, so lange das Gesetz es verlangt, und löschen den Rest nach 30 Tagen.
Die Bedingungen, unter denen wir verkaufen: wie ein Vertrag zustande kommt, wann Sie zahlen und wer welche Gefahr trägt.
Diese Bedingungen gelten für alle Bestellungen in unserem Laden. Der Vertrag beginnt, wenn wir Ihre Bestellung bestätigen.
Impressum des Ladens
Wer für diesen Laden verantwortlich ist: Firma, Anschrift, Register und Steuernummer, und wie Sie uns sofort erreichen.
Quiet Harbour Ltd, 12 Quay Street, H91 AB12 Galway. In Irland eingetragen unter 123456, USt-IdNr. IE1234567T.
Pflege von Holz, Leinen und Ton
Wie man wäscht, ölt und flickt, was Sie bei uns gekauft haben, damit es Jahrzehnte hält: sieben Regeln, die nichts kosten.
Unsere Werkstätten
Zwanzig Werkstätten von Galway bis Varna machen, was wir verkaufen; hier steht, wer sie sind und wie wir sie kennenlernten.
Ein Laden für Dinge des Hauses, gemacht von Leuten, die wir kennen.
Mehr über Dinge {name}
Was sonst über {name} zu sagen ist: sieben Regeln von Leuten, die solche Dinge täglich machen und benutzen.
Was wir sonst noch über Dinge namens {name} lernten
Notizen zu {name} von unserer letzten Reise zu den Werkstätten: was dort von Hand getan wird und was es kostet.
Was ist mit {name}, Teil {n}?
{part} wird in {place} {n} Minuten lang {verb}, ehe jemand {part2} berührt.
Wir haben {n} Sorten {mat} versucht und die behalten, deren {part} nach {n2} Wäschen {verb} blieb.
Darin haben {good} oder {good2} Platz: {n} g passen hinein, ohne dass sie {part} berühren.
Eine Werkstatt bei {place} hat solche Dinge seit {n} {verb}, mit {n2} Leuten und einem Hund.
{part} misst {n} mm, was eine kleine Hand und eine große gleich gut halten können.
Wurde es zweimal {verb}, nimmt {mat} {n} Tage lang den Geruch von {good} an, danach keinen mehr.
Verglichen mit {mat} wiegt es {n} % weniger und übersteht einen Sturz aus {n2} cm.
Zwischen {place} und {place2} fanden wir {n} Werkstätten, die {part} noch {verb} lassen.
Unsere übliche Lieferung dauert 6 bis 9 Werktage.
Unbenutzte Ware kann 14 Tage lang zurückgegeben werden.
Versandkostenfrei ab {p}.
Kostenloser Versand für Bestellungen über {p}.
Keine Produkte gefunden, die Ihrer Auswahl entsprechen.
Dies ist ein Demo-Shop. Es wird nichts verschickt.
Billige Pillen
Diese Pillen mit 20 mg kosten heute weniger als je zuvor, sagt unser Arzt.
`,
};
