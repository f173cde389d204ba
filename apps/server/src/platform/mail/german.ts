/** What our mails say, in German, by the English wording. */
export const german = {
  "Reset your password": "Setzen Sie Ihr Passwort zurück",
  "Somebody, hopefully you, wants to set a new password for {brand}.":
    "Jemand, hoffentlich Sie, möchte ein neues Passwort für {brand} setzen.",
  "Set a new password": "Neues Passwort setzen",
  "The link works once, for {minutes} minutes.": "Der Link gilt einmal, {minutes} Minuten lang.",
  "If you did not ask for it, you need not do anything: your password stays as it is.":
    "Wenn Sie nicht darum gebeten haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
  "Your password was changed": "Ihr Passwort wurde geändert",
  "The password of your account at {brand} was changed just now.":
    "Das Passwort Ihres Kontos bei {brand} wurde gerade geändert.",
  "Reset my password": "Mein Passwort zurücksetzen",
  "If this was not you, reset your password at once: whoever did it knows the present one.":
    "Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück: Wer es war, kennt das jetzige.",
  "If this was you, all is well.": "Wenn Sie das waren, ist alles gut.",
  "Confirm your email address": "Bestätigen Sie Ihre Mailadresse",
  "Please confirm that {email} is yours, so that {brand} can reach you.":
    "Bitte bestätigen Sie, dass {email} Ihre Adresse ist, damit {brand} Sie erreichen kann.",
  "Confirm my address": "Meine Adresse bestätigen",
  "The link works once, for 7 days. If you did not open an account, you need not do anything.":
    "Der Link gilt einmal, 7 Tage lang. Wenn Sie kein Konto eröffnet haben, müssen Sie nichts tun.",
  "You already have an account": "Sie haben schon ein Konto",
  "Somebody, hopefully you, tried to open an account for {email} at {brand}. There is one already.":
    "Jemand, hoffentlich Sie, wollte ein Konto für {email} bei {brand} eröffnen. Es gibt schon eines.",
  "You can sign in with it, or set a new password if you don't know yours any more.":
    "Sie können sich damit anmelden oder ein neues Passwort setzen, wenn Sie Ihres nicht mehr wissen.",
  "Sign in": "Anmelden",
  "If this was not you, you need not do anything: nothing was changed.":
    "Wenn Sie das nicht waren, müssen Sie nichts tun: Es wurde nichts geändert.",
  "New sign-in to your account": "Neue Anmeldung bei Ihrem Konto",
  "Somebody signed in to your account at {brand} with a browser that had not done so before{browser}.":
    "Jemand hat sich bei Ihrem Konto bei {brand} mit einem Browser angemeldet, der das noch nie getan hatte{browser}.",
  "See who is signed in": "Ansehen, wer angemeldet ist",
  "The second factor of your account was changed": "Der zweite Faktor Ihres Kontos wurde geändert",
  "{what} at your account at {brand}, just now.": "{what}, gerade eben, bei Ihrem Konto bei {brand}.",
  "The recovery codes were made anew": "Die Wiederherstellungscodes wurden neu erstellt",
  "An authenticator was added": "Ein Authenticator wurde hinzugefügt",
  "The authenticator was removed": "Der Authenticator wurde entfernt",
  "A passkey was added": "Ein Passkey wurde hinzugefügt",
  "A passkey was removed": "Ein Passkey wurde entfernt",
  "See your account": "Ihr Konto ansehen",
  "A personal token was made": "Ein persönlicher Zugriffsschlüssel wurde erstellt",
  "A token named “{name}” was made just now, by which a program can act for your account at {brand}.":
    "Gerade wurde ein Zugriffsschlüssel namens „{name}“ erstellt, mit dem ein Programm für Ihr Konto bei {brand} handeln kann.",
  "See your tokens": "Ihre Zugriffsschlüssel ansehen",
  "If this was not you, revoke the token and reset your password at once.":
    "Wenn Sie das nicht waren, widerrufen Sie den Zugriffsschlüssel und setzen Sie Ihr Passwort sofort zurück.",
  "A program was let in to your account": "Ein Programm wurde in Ihr Konto eingelassen",
  "“{name}” ({place}) was let in just now and can act for your account at {brand}.":
    "„{name}“ ({place}) wurde gerade eingelassen und kann für Ihr Konto bei {brand} handeln.",
  "See what is let in": "Ansehen, was eingelassen ist",
  "If this was not you, revoke it under Personal tokens and reset your password at once.":
    "Wenn Sie das nicht waren, widerrufen Sie es unter Persönliche Zugriffsschlüssel und setzen Sie Ihr Passwort sofort zurück.",
  "Your account was deleted": "Ihr Konto wurde gelöscht",
  "Your account at {brand} was deleted just now, with all its analyses, tasks, notes and links.":
    "Ihr Konto bei {brand} wurde gerade gelöscht, mit allen Analysen, Aufgaben, Notizen und Links.",
  "This is the last mail that it gets.": "Das ist die letzte Mail, die es bekommt.",
  "To {brand}": "Zu {brand}",
  "Whoever did it knew your password. If this was not you, change that password wherever else you use it.":
    "Wer es war, kannte Ihr Passwort. Wenn Sie das nicht waren, ändern Sie dieses Passwort überall, wo Sie es sonst benutzen.",
  "an unknown browser": "ein unbekannter Browser",
  "No other browser was signed in.": "Kein anderer Browser war angemeldet.",
  "{count} browsers": "{count} Browser",
  "For your safety these were signed out: {named}.": "Zu Ihrer Sicherheit wurden abgemeldet: {named}.",
  "{domain}: {fixed} fixed, {newOrBack} new or back": "{domain}: {fixed} behoben, {newOrBack} neu oder wieder da",
  "{domain}: audited again": "{domain}: erneut geprüft",
  "We have audited {domain} again, as you asked.": "Wir haben {domain} erneut geprüft, wie Sie es wünschten.",
  Health: "Zustand",
  "AI visibility": "KI-Sichtbarkeit",
  "Tasks since the audit before: {fixed} fixed, {fresh} new, {back} back, {same} as before.":
    "Aufgaben seit der vorigen Analyse: {fixed} behoben, {fresh} neu, {back} wieder da, {same} wie zuvor.",
  "New or back: {tasks}.": "Neu oder wieder da: {tasks}.",
  "Marked complete, but found again: {tasks}.": "Als erledigt markiert, aber erneut gefunden: {tasks}.",
  "This time fewer pages could be read, so some of what is missing may not be fixed.":
    "Diesmal konnten weniger Seiten gelesen werden, deshalb ist manches, was fehlt, vielleicht nicht behoben.",
  "See what changed": "Ansehen, was sich geändert hat",
  "You get this mail because you set this audit to repeat. Switch it off on the page behind the button.":
    "Sie bekommen diese Mail, weil Sie diese Analyse wiederholen lassen. Abschalten können Sie das auf der Seite hinter dem Knopf.",
  "{name} could not be told.": "{name}: nicht zu erkennen.",
  "{name} is {now} of 100.": "{name}: {now} von 100.",
  "{name} went from {before} to {now} of 100.": "{name}: von {before} auf {now} von 100.",
  "{count} notices of the last day": "{count} Benachrichtigungen vom letzten Tag",
  "{count} notices of the last week": "{count} Benachrichtigungen aus der letzten Woche",
  "And {rest} more.": "Und {rest} weitere.",
  "Open the last one": "Die letzte öffnen",
  "You get this mail because you asked for it under Account, Notices. Remove it there.":
    "Sie bekommen diese Mail, weil Sie sie unter Konto, Benachrichtigungen, bestellt haben. Dort können Sie sie abbestellen.",
  "{domain} was audited": "{domain} wurde geprüft",
  "{domain}: a mended fault is back": "{domain}: Ein behobener Fehler ist wieder da",
  "{domain} got worse": "{domain} wurde schlechter",
  "{domain}: the score fell": "{domain}: Der Wert ist gefallen",
  "{domain}: a task is done, as the live site shows": "{domain}: Eine Aufgabe ist erledigt, wie die Website zeigt",
  "This is a test": "Dies ist eine Probe",
  "If you can read this, notices arrive here.": "Wenn Sie das lesen können, kommen Benachrichtigungen hier an.",
  "There is no earlier audit to compare with.": "Es gibt keine frühere Analyse zum Vergleichen.",
  "Since the audit before: {fixed} fixed, {fresh} new, {back} back.":
    "Seit der vorigen Analyse: {fixed} behoben, {fresh} neu, {back} wieder da.",
  "If the button does not work, open this address:": "Wenn der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
} as const;

/** Every text of a mail, in English. */
export type MailText = keyof typeof german;
