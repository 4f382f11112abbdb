export const mailMessages = {
  greeting: 'Hallo {name},',
  greetingNameless: 'Hallo,',
  copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  sender: 'Onceware, Lifetime-Deals für Software',
  automatic: 'Diese E-Mail wurde automatisch verschickt, weil sich in deinem Konto etwas getan hat.',
  kinds: {
    verify_email: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'willkommen bei Onceware. Bestätige, dass diese Adresse dir gehört. So kommst du wieder in dein Konto, falls du das Passwort vergisst.',
      button: 'Adresse bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du kein Konto erstellt hast, ignoriere diese E-Mail: Ohne den Link kann niemand deine Adresse bestätigen.',
    },
    sign_up_known: {
      subject: 'Du hast schon ein Konto bei Onceware',
      text: 'jemand, vielleicht du, wollte mit dieser Adresse ein Konto erstellen. Es gibt aber schon eins, und daran hat sich nichts geändert.',
      button: 'Neues Passwort festlegen',
      closing:
        'Wenn du dein Passwort kennst, melde dich einfach wie gewohnt an. Falls du das nicht warst, musst du nichts tun.',
    },
    reset_password: {
      subject: 'Lege ein neues Passwort fest',
      text: 'jemand, wahrscheinlich du, hat für dein Konto ein neues Passwort angefordert.',
      button: 'Neues Passwort festlegen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Bis du ein neues Passwort festlegst, gilt dein altes. Falls du das nicht warst, ignoriere diese E-Mail.',
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      text: 'das Passwort deines Kontos wurde geändert, und alle anderen Browser wurden abgemeldet.',
      button: 'Neues Passwort festlegen',
      notes: {
        ended: 'Auch deine API-Schlüssel gelten nicht mehr: Programme, die sie verwendet haben, brauchen neue.',
        kept: 'Deine API-Schlüssel gelten weiter.',
      },
      closing:
        'Wenn du das warst, musst du nichts tun. Falls nicht, lege jetzt ein neues Passwort fest; damit enden auch alle API-Schlüssel.',
    },
    email_change_old: {
      subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
      text: 'du möchtest die E-Mail-Adresse deines Kontos zu {newEmail} ändern. Bestätige das hier und danach auch in der E-Mail, die wir an die neue Adresse geschickt haben.',
      button: 'Änderung bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du das nicht warst, bestätige nichts und ändere dein Passwort: Jemand kennt es.',
    },
    email_change_new: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'du möchtest diese Adresse als E-Mail-Adresse deines Kontos bei Onceware verwenden. Bestätige das hier und danach auch in der E-Mail, die wir an die alte Adresse geschickt haben.',
      button: 'Adresse bestätigen',
      closing:
        'Der Link funktioniert einmal und {duration} lang. Falls du kein Konto bei uns hast, ignoriere diese E-Mail.',
    },
    email_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      text: 'die E-Mail-Adresse deines Kontos ist jetzt {newEmail}. Alle E-Mails zu deinem Konto gehen ab sofort dorthin.',
      closing: 'Falls du das nicht warst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    key_created: {
      subject: 'Ein neuer API-Schlüssel wurde erstellt',
      text: 'für dein Konto wurde ein API-Schlüssel mit dem Namen „{keyName}“ erstellt. Programme, die ihn haben, können in deinem Namen handeln.',
      button: 'API-Schlüssel ansehen',
      closing: 'Falls du das nicht warst, widerrufe den Schlüssel und ändere dein Passwort.',
    },
    account_deleted: {
      subject: 'Dein Konto wurde gelöscht',
      text: 'dein Konto wurde endgültig gelöscht. Was du in Räumen und Bewertungen geschrieben hast, bleibt ohne deinen Namen; alles andere darin wird gelöscht.',
      closing: 'Falls du das nicht warst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    account_suspended: {
      subject: 'Dein Konto wurde gesperrt',
      text: 'dein Konto wurde gesperrt, und alle Browser wurden abgemeldet. Der angegebene Grund: {reason}',
      closing: 'Wenn du das für einen Fehler hältst, schreib uns über das Kontaktformular auf unserer Website.',
    },
    vendor_accepted: {
      subject: 'Dein Anbieterkonto ist bereit',
      text: 'Du kannst jetzt Deals für „{title}“ auf Onceware einreichen; unser Team prüft jeden, bevor er erscheint.',
      button: 'Deal einreichen',
      closing: 'Weitere Personen aus deinem Team nehmen wir auf Anfrage auf.',
    },
    vendor_refused: {
      subject: 'Deine Anfrage für ein Anbieterkonto wurde abgelehnt',
      text: 'Deine Anfrage für „{title}“ wurde abgelehnt. Der genannte Grund: {reason}',
      button: 'Ansehen',
      closing: 'Du kannst sie ändern und noch einmal stellen.',
    },
    submission_accepted: {
      subject: 'Deine Einreichung wurde angenommen',
      text: '„{title}“ wurde angenommen und steht jetzt im Katalog.',
      button: 'Ansehen',
      closing: 'Du brauchst nichts zu tun.',
    },
    submission_refused: {
      subject: 'Deine Einreichung wurde nicht angenommen',
      text: '„{title}“ wurde nicht angenommen. Der genannte Grund: {reason}',
      button: 'Ansehen',
      closing: 'Du kannst sie ändern und noch einmal einreichen.',
    },
  },
} as const;
