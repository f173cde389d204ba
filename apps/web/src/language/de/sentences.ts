/** What the server says, and the contract on few pages. */
export const sentences = {
  "an online shop": "ein Onlineshop",
  "a kitchen that takes orders": "eine Küche mit Bestellungen",
  "a restaurant": "ein Restaurant",
  "a local service": "ein Dienstleister vor Ort",
  "an agency": "eine Agentur",
  "a publisher": "ein Verlag oder Magazin",
  documentation: "eine Dokumentation",
  software: "Software",
  "an organization": "eine Organisation",
  "another kind of site": "eine andere Art von Website",
  "Enter the code of your authenticator, or a recovery code.":
    "Geben Sie den Code Ihres Authenticators oder einen Wiederherstellungscode ein.",
  "This code is not right, or was used already.": "Dieser Code stimmt nicht oder wurde schon benutzt.",
  "Administrators need a second factor here. Set one up under Account, Second factor.":
    "Verwalter brauchen hier einen zweiten Faktor. Richten Sie einen unter Konto, Zweiter Faktor, ein.",
  "Personal tokens are not accepted here. Please sign in.":
    "Persönliche Zugriffsschlüssel gelten hier nicht. Bitte melden Sie sich an.",
  "This door takes a personal token as its bearer, or a program that is let in by OAuth. Make a token under Account, Personal tokens.":
    "Hier gilt ein persönlicher Zugriffsschlüssel oder ein durch OAuth eingelassenes Programm. Erstellen Sie einen Schlüssel unter Konto, Persönliche Zugriffsschlüssel.",
  "You have brought tables for as many sites as an account may. Forget one that you no longer need.":
    "Sie haben Tabellen für so viele Websites mitgebracht, wie ein Konto darf. Entfernen Sie eine, die Sie nicht mehr brauchen.",
  "This request is over or was changed. Start again in the program that wants to be let in.":
    "Diese Anfrage ist vorbei oder wurde geändert. Beginnen Sie neu in dem Programm, das eingelassen werden will.",
  'This token lacks the scope "{scope}".': "Diesem Zugriffsschlüssel fehlt die Berechtigung „{scope}“.",
  "You have as many tokens as an account may have. Revoke one that you no longer need.":
    "Sie haben so viele Zugriffsschlüssel, wie ein Konto haben darf. Widerrufen Sie einen, den Sie nicht mehr brauchen.",
  "You are told in as many places as an account may be. Remove one that you no longer need.":
    "Sie werden an so vielen Stellen benachrichtigt, wie ein Konto haben darf. Entfernen Sie eine, die Sie nicht mehr brauchen.",
  "Nothing can be sent there: {reason}": "Dorthin kann nichts gesendet werden: {reason}",
  "You have connected as many tools as an account may. Remove one that you no longer need.":
    "Sie haben so viele Werkzeuge verbunden, wie ein Konto darf. Entfernen Sie eines, das Sie nicht mehr brauchen.",
  "The tool did not take it: {reason}": "Das Werkzeug hat es nicht angenommen: {reason}",
  "Please say where tasks go as {form}.": "Bitte geben Sie an, wohin die Aufgaben sollen, als {form}.",
  "Calls are answered over https only.": "Anfragen werden nur über https beantwortet.",
  "Please show again who you are.": "Bitte zeigen Sie noch einmal, wer Sie sind.",
  "This passkey could not be added. Please try again.":
    "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.",
  "This account has no passkey for this site. Use a code.":
    "Dieses Konto hat für diese Website keinen Passkey. Benutzen Sie einen Code.",
  "Part of the full report": "Teil des vollen Berichts",
  "Wrong email or password": "Mailadresse oder Passwort ist falsch",
  "We could not create this account. Try signing in or resetting your password.":
    "Dieses Konto konnte nicht erstellt werden. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.",
  "This password is among the first that attackers try. Please choose another one.":
    "Dieses Passwort gehört zu den ersten, die Angreifer versuchen. Bitte wählen Sie ein anderes.",
  "This password is a simple pattern and easy to guess. Please choose another one.":
    "Dieses Passwort folgt einem einfachen Muster und ist leicht zu erraten. Bitte wählen Sie ein anderes.",
  "This password is easy to guess from your email address or this site. Please choose another one.":
    "Dieses Passwort lässt sich aus Ihrer Mailadresse oder dieser Website erraten. Bitte wählen Sie ein anderes.",
  "That is not your current password": "Das ist nicht Ihr jetziges Passwort",
  "Too many wrong passwords. Please reset your password to sign in again.":
    "Zu viele falsche Passwörter. Bitte setzen Sie Ihr Passwort zurück, um sich wieder anzumelden.",
  "Invalid or expired confirmation link. Please ask for a new one on your account page.":
    "Der Bestätigungslink ist ungültig oder abgelaufen. Bitte fordern Sie auf Ihrer Kontoseite einen neuen an.",
  "Please confirm your email address first. You can have the link sent again on your account page.":
    "Bitte bestätigen Sie zuerst Ihre Mailadresse. Auf Ihrer Kontoseite können Sie den Link erneut senden lassen.",
  "Your account and everything in it was deleted.": "Ihr Konto und alles darin wurde gelöscht.",
  "Your account could not be deleted. Please try again.":
    "Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  "Failed to cancel subscription. Please try again. Nothing was deleted.":
    "Das Abonnement konnte nicht gekündigt werden. Bitte versuchen Sie es noch einmal. Gelöscht wurde nichts.",
  "Your data could not be put together. Please try again.":
    "Ihre Daten konnten nicht zusammengestellt werden. Bitte versuchen Sie es noch einmal.",
  "You are the only administrator. Make somebody else one before you delete your account.":
    "Sie sind der einzige Verwalter. Machen Sie jemand anderen dazu, bevor Sie Ihr Konto löschen.",
  "You can submit up to {most} URLs at once": "Sie können bis zu {most} URLs auf einmal einreichen",
  "Full access sharing is not part of your plan.": "Freigabe mit vollem Zugang gehört nicht zu Ihrem Tarif.",
  "Insufficient credits. Purchase credits to continue.":
    "Das Guthaben reicht nicht. Kaufen Sie Guthaben, um fortzufahren.",
  "Feature access denied. Choose a plan to continue.":
    "Diese Funktion gehört nicht zu Ihrem Tarif. Wählen Sie einen Tarif, um fortzufahren.",
  "Your subscription has been reactivated!": "Ihr Abonnement ist wieder aktiv!",
  "Your card was declined.": "Ihre Karte wurde abgelehnt.",
  "This analysis failed before a report could be made. Run it again to get one.":
    "Diese Analyse scheiterte, bevor ein Bericht entstehen konnte. Führen Sie sie erneut aus, um einen zu bekommen.",
  "HTTP error! status: {status}": "HTTP-Fehler! Status: {status}",
  "Failed to load sequences: {reason}": "Die Folgen konnten nicht geladen werden: {reason}",
  "Failed to load sequence: {reason}": "Die Folge konnte nicht geladen werden: {reason}",
  "Failed to load template: {reason}": "Die Vorlage konnte nicht geladen werden: {reason}",
  "Failed to delete template: {reason}": "Die Vorlage konnte nicht gelöscht werden: {reason}",
  "Failed to create template: {reason}": "Die Vorlage konnte nicht erstellt werden: {reason}",
  "Failed to update template: {reason}": "Die Vorlage konnte nicht geändert werden: {reason}",
  "Are you sure you want to delete this template?": "Möchten Sie diese Vorlage wirklich löschen?",
  "Sequence Not Found": "Folge nicht gefunden",
  "No Templates": "Keine Vorlagen",
  "Step number already used in this sequence": "Diese Schrittnummer gibt es in der Folge schon",
  "This template was changed meanwhile. Load the present version before you save yours.":
    "Diese Vorlage wurde inzwischen geändert. Laden Sie die jetzige Fassung, bevor Sie Ihre speichern.",
  "That is enough test mails for now. Please try again in an hour.":
    "Das sind fürs Erste genug Probemails. Bitte versuchen Sie es in einer Stunde noch einmal.",
  "Failed to load prompts": "Die Prompts konnten nicht geladen werden",
  "Prompt saved successfully!": "Der Prompt wurde gespeichert!",
  "Failed to save prompt": "Der Prompt konnte nicht gespeichert werden",
  "Failed to load history": "Der Verlauf konnte nicht geladen werden",
  "Reverted to previous version": "Zur vorigen Fassung zurückgekehrt",
  "Failed to revert to version": "Die Rückkehr zur Fassung ist fehlgeschlagen",
  "Somebody else saved this prompt in the meantime.": "Jemand anderes hat diesen Prompt inzwischen gespeichert.",
  "{name} is not a variable of this prompt.": "{name} ist keine Variable dieses Prompts.",
  "Without {names} the model gets nothing to work on.":
    "Ohne {names} bekommt das Modell nichts, womit es arbeiten kann.",
  "No model provider is configured.": "Es ist kein Modellanbieter eingerichtet.",
  "Not found": "Nicht gefunden",
  "Failed to fetch jobs: {status}": "Die Aufträge konnten nicht geladen werden: {status}",
  "Failed to fetch user progress: {status}": "Der Fortschritt der Benutzer konnte nicht geladen werden: {status}",
  "Error Loading Data": "Fehler beim Laden der Daten",
  "Failed to fetch monitoring data": "Die Überwachungsdaten konnten nicht geladen werden",
  "Only PNG, JPG, JPEG, and SVG files are allowed": "Nur PNG, JPG, JPEG und SVG sind erlaubt",
  "File size must be less than 5MB": "Die Datei muss kleiner als 5 MB sein",
  "This analysis was stopped by the operator.": "Diese Analyse wurde vom Betreiber angehalten.",
  "Access Denied": "Kein Zugang",
  "Admin privileges required to view this page.": "Diese Seite dürfen nur Verwalter sehen.",
  "Access denied. Admin privileges required.": "Kein Zugang. Nur für Verwalter.",
  "Another analysis is reading {site} just now; this one goes on after it.":
    "Eine andere Analyse liest gerade {site}; diese geht danach weiter.",
  "Our database could not be reached for an hour, so this analysis was ended. It costs you nothing.":
    "Unsere Datenbank war eine Stunde lang nicht zu erreichen, deshalb wurde diese Analyse beendet. Sie kostet Sie nichts.",
  "Our disk had no room for an hour, so this analysis was ended. It costs you nothing.":
    "Unsere Festplatte hatte eine Stunde lang keinen Platz, deshalb wurde diese Analyse beendet. Sie kostet Sie nichts.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  "Search Console can't be connected here: the operator has not set it up.":
    "Die Search Console kann hier nicht verbunden werden: Der Betreiber hat sie nicht eingerichtet.",
  "Search Console is not connected.": "Die Search Console ist nicht verbunden.",
  "This attempt to connect is over or was begun elsewhere. Please connect again.":
    "Dieser Versuch zu verbinden ist vorbei oder wurde anderswo begonnen. Bitte verbinden Sie erneut.",
  "Google gave no lasting access. Please connect again and allow it to read Search Console.":
    "Google gab keinen dauerhaften Zugang. Bitte verbinden Sie erneut und erlauben Sie, die Search Console zu lesen.",
  "Search Console could not be connected. {why} Please try again.":
    "Die Search Console konnte nicht verbunden werden. {why} Bitte versuchen Sie es noch einmal.",
  "The operator has not said where this site lives (BRAND_ORIGIN).":
    "Der Betreiber hat nicht angegeben, wo diese Website zu Hause ist (BRAND_ORIGIN).",
  "Your sites could not be loaded": "Ihre Websites konnten nicht geladen werden",
  "The site could not be added": "Die Website konnte nicht hinzugefügt werden",
  "The site could not be looked at": "Die Website konnte nicht angesehen werden",
  "The site could not be removed": "Die Website konnte nicht entfernt werden",
  "Please enter a domain, such as example.com": "Bitte geben Sie eine Domain ein, etwa example.com",
  "Anybody can have a name under {name}, so it is nobody's own.":
    "Unter {name} kann jeder einen Namen haben, deshalb gehört es niemandem.",
  "You have {most} sites. Remove one before you add another.":
    "Sie haben {most} Websites. Entfernen Sie eine, bevor Sie eine weitere hinzufügen.",
  "{site} was read as often today as a site may be whose owner has not proved it. Try again tomorrow, or prove that it is yours under Account, Your sites.":
    "{site} wurde heute so oft gelesen, wie es ohne Nachweis des Eigentums geht. Versuchen Sie es morgen wieder, oder weisen Sie unter Konto, Ihre Websites, nach, dass sie Ihnen gehört.",
  "{what} once a day. Please try again tomorrow.": "{what} einmal am Tag. Bitte versuchen Sie es morgen wieder.",
  "{what} {most} times a day. Please try again tomorrow.":
    "{what} {most}-mal am Tag. Bitte versuchen Sie es morgen wieder.",
  "That is more than {most} different sites today. Try again tomorrow; sites that you prove to be yours don't count.":
    "Das sind heute mehr als {most} verschiedene Websites. Versuchen Sie es morgen wieder; Websites, die Sie als Ihre nachweisen, zählen nicht.",
  "This analysis stood still for ten minutes, three times over, so it was ended. It costs you nothing.":
    "Diese Analyse stand dreimal zehn Minuten lang still, deshalb wurde sie beendet. Sie kostet Sie nichts.",
  "This analysis was stopped after two hours of work without an end. It costs you nothing; please contact support if it happens again.":
    "Diese Analyse wurde nach zwei Stunden Arbeit ohne Ende angehalten. Sie kostet Sie nichts; bitte melden Sie sich bei uns, wenn es wieder geschieht.",
  "{host} asked not to be read, so it can't be analysed here.":
    "{host} hat darum gebeten, nicht gelesen zu werden, und kann hier nicht analysiert werden.",
  "This server can't make PDFs. Print the page: your browser saves it as PDF.":
    "Dieser Server kann keine PDFs erstellen. Drucken Sie die Seite: Ihr Browser speichert sie als PDF.",
  "Please upgrade to a paid plan for full access sharing.":
    "Bitte wechseln Sie für die Freigabe mit vollem Zugang zu einem bezahlten Tarif.",
  "Failed to create share link": "Der Freigabelink konnte nicht erstellt werden",
  "Link copied to clipboard!": "Link in die Zwischenablage kopiert!",
  "Failed to copy link to clipboard": "Der Link konnte nicht kopiert werden",
  "Failed to load shared links": "Die Freigabelinks konnten nicht geladen werden",
  "Failed to load shared content": "Die freigegebenen Inhalte konnten nicht geladen werden",
  "Link Not Found: This link may have expired, been revoked, or never existed.":
    "Link nicht gefunden: Er ist vielleicht abgelaufen, wurde widerrufen oder hat nie bestanden.",
  "Failed to revoke link: {reason}": "Der Link konnte nicht widerrufen werden: {reason}",
  "Error revoking link: {reason}": "Fehler beim Widerrufen des Links: {reason}",
  "Please enter a name": "Bitte geben Sie einen Namen ein",
  "Please enter a subject": "Bitte geben Sie einen Betreff ein",
  "Please enter the content": "Bitte geben Sie den Inhalt ein",
  "Please use one line of plain text": "Bitte verwenden Sie eine Zeile reinen Text",
  "Please use at most {most} characters": "Bitte verwenden Sie höchstens {most} Zeichen",
  "The step must be a whole number from 1": "Der Schritt muss eine ganze Zahl ab 1 sein",
  "The delay must be a whole number of days from 0": "Der Abstand muss eine ganze Zahl von Tagen ab 0 sein",
  "Please give the address to send to.": "Bitte geben Sie die Adresse an, an die gesendet wird.",
  "Nothing is sold here: every account has full access.": "Hier wird nichts verkauft: Jedes Konto hat vollen Zugang.",
  "Failed to create checkout session": "Die Kasse konnte nicht geöffnet werden",
  "Failed to process subscription request. Please try again.":
    "Ihre Bestellung konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.",
  "Failed to update subscription": "Das Abonnement konnte nicht geändert werden",
  "Failed to process subscription change. Please try again.":
    "Die Änderung des Abonnements konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.",
  "Subscription upgrade successful! Your new plan is active now.":
    "Ihr Abonnement wurde erweitert! Der neue Tarif gilt ab sofort.",
  "Failed to open billing portal": "Das Zahlungsportal konnte nicht geöffnet werden",
  "Failed to cancel subscription. Please try again.":
    "Das Abonnement konnte nicht gekündigt werden. Bitte versuchen Sie es noch einmal.",
  "Your subscription has been cancelled immediately.": "Ihr Abonnement wurde sofort gekündigt.",
  "Your subscription will end on {date}": "Ihr Abonnement endet am {date}",
  "Failed to reactivate subscription. Please try again.":
    "Das Abonnement konnte nicht wieder aktiviert werden. Bitte versuchen Sie es noch einmal.",
  "Choose Your Plan": "Wählen Sie Ihren Tarif",
  "Change Your Plan": "Wechseln Sie Ihren Tarif",
  "Cancel or change your plan anytime": "Jederzeit kündbar oder wechselbar",
  'Discount code "{code}" will be applied at checkout': "Der Rabattcode „{code}“ wird an der Kasse angewandt",
  "Failed to load pricing information": "Die Preise konnten nicht geladen werden",
  "Unable to load pricing information at this time.": "Die Preise lassen sich gerade nicht laden.",
  "Failed to fetch subscription history": "Der Verlauf des Abonnements konnte nicht abgerufen werden",
  "Failed to load subscription history": "Der Verlauf des Abonnements konnte nicht geladen werden",
  "There is no running subscription.": "Es läuft kein Abonnement.",
  "A list of pages is for one site. Begin each site with its own list.":
    "Eine Liste von Seiten gilt für eine Website. Beginnen Sie jede Website mit ihrer eigenen Liste.",
  "Line {line}: “{text}” is not on {host}.": "Zeile {line}: „{text}“ ist nicht auf {host}.",
  "Line {line}: “{text}” is no address of a page, such as {example} or /about.":
    "Zeile {line}: „{text}“ ist keine Adresse einer Seite, wie {example} oder /about.",
  "Line {line}: “{text}” is no number.": "Zeile {line}: „{text}“ ist keine Zahl.",
  "The list names no address.": "Die Liste nennt keine Adresse.",
  "Say which days the table covers: its file does not.":
    "Sagen Sie, welche Tage die Tabelle umfasst: ihre Datei sagt es nicht.",
  "None of its addresses is on {host}.": "Keine der Adressen ist auf {host}.",
  "The file is an archive or a workbook. Unpack it and take the table in it (Pages.csv of Search Console), or save it as CSV.":
    "Die Datei ist ein Archiv oder eine Arbeitsmappe. Entpacken Sie sie und nehmen Sie die Tabelle darin (Pages.csv der Search Console), oder speichern Sie sie als CSV.",
  "Subscription downgrade successful! Your new plan begins with the next billing period.":
    "Ihr Abonnement wurde verkleinert! Der neue Tarif beginnt mit dem nächsten Abrechnungszeitraum.",
  "This job has ended already.": "Dieser Auftrag ist schon beendet.",
  "Only a failed job can be tried again.": "Nur ein fehlgeschlagener Auftrag kann wiederholt werden.",
  "You have a plan already. Change it instead of buying a second one.":
    "Sie haben schon einen Tarif. Wechseln Sie ihn, statt einen zweiten zu kaufen.",
  "Your plan has changed meanwhile. Please look again.":
    "Ihr Tarif hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach.",
  "The analysis is still running. Its actions come with its end.":
    "Die Analyse läuft noch. Ihre Aufgaben kommen mit ihrem Ende.",
  "Please choose what to be told of.": "Bitte wählen Sie, worüber Sie benachrichtigt werden.",
  "Please give it a name.": "Bitte geben Sie einen Namen ein.",
  "Please give the token a name.": "Bitte geben Sie dem Zugriffsschlüssel einen Namen.",
  "Please say where tasks go.": "Bitte sagen Sie, wohin die Aufgaben sollen.",
  "Please give a token.": "Bitte geben Sie einen Zugriffsschlüssel ein.",
};
