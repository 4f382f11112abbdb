import type { Translation } from '#i18n/words.ts';
import type * as en from './editorial.en.ts';

export const editorial: Translation<typeof en.editorial> = {
  about: {
    pageTitle: 'Über Onceware',
    description:
      'Was Onceware ist, welche Deals hier stehen, was jeder Deal zeigt und was zwischen dir und dem Anbieter bleibt.',
    title: 'Eine Liste für Software, die du nur einmal bezahlst.',
    lead: 'Mit einem Lifetime-Deal nutzt du ein Tool, solange es besteht, und zahlst dafür nur ein einziges Mal. Onceware bringt diese Angebote in eine einheitliche Form, damit du sie vergleichen kannst, bevor du beim Anbieter kaufst.',
    what: {
      title: 'Was Onceware ist',
      offers:
        'Die meiste Software wird monatsweise vermietet. Manche Anbieter verkaufen sie auch gegen eine einmalige Zahlung, oft nur für ein paar Wochen. Solche Angebote sind schwer zu vergleichen: Jedes hat seine eigene Seite, seinen eigenen Countdown und seine eigene Vorstellung von „alles inklusive“.',
      form: 'Hier sieht jeder Deal aus wie alle anderen: dieselben Angaben in derselben Reihenfolge. Leg zwei nebeneinander, und du siehst, welcher zu dir passt oder dass du keinen von beiden brauchst.',
      selling:
        'Onceware selbst verkauft nichts. Du zahlst auf der Website des Anbieters; von ihm kommt deine Lizenz und, wenn nötig, auch die Erstattung.',
    },
    chosen: {
      title: 'Wie Deals ausgewählt werden',
      note: 'Was ein Angebot braucht, um hier zu stehen.',
      once: {
        title: 'Du zahlst nur einmal',
        text: 'Eine Zahlung deckt das ganze Paket ab. Ein günstiges erstes Jahr, auf das eine Verlängerung folgt, ist ein Abo und gehört nicht hierher.',
      },
      prices: {
        title: 'Die Ersparnis lässt sich nachprüfen',
        text: 'Der Deal-Preis steht neben dem regulären Preis und kann nicht höher sein. Ist kein regulärer Preis bekannt, wird auch keine Ersparnis behauptet.',
      },
      tool: {
        title: 'Dahinter steht ein Tool mit Namen',
        text: 'Jedes Tool hat eine eigene Seite. Dort steht, was es kann und welche Deals es gibt, und sie verlinkt seine Website, soweit wir sie kennen.',
      },
      end: {
        title: 'Das Ende ist angegeben',
        text: 'Entweder der Tag oder der klare Hinweis, dass keiner bekannt ist. Ist der Tag vorbei, verschwindet der Deal von selbst aus den Listen.',
      },
      limits:
        'Dass ein Deal hier steht, ist kein Urteil über ihn. Wir bürgen für keinen Anbieter, und niemand weiß, wie lange ein Produkt besteht. Selbst herausfinden kannst du aber mehr, als die meisten denken.',
      read: 'So prüfst du einen Deal',
    },
    shows: {
      title: 'Was ein Deal zeigt',
      note: 'Und woher die Angaben kommen.',
      price: { term: 'Preis', text: 'Was du jetzt zahlst, daneben durchgestrichen der reguläre Preis.' },
      saving: { term: 'Ersparnis', text: 'Aus den beiden Preisen berechnet. Niemand trägt sie von Hand ein.' },
      plans: {
        term: 'Pakete',
        text: 'Wenn der Anbieter mehrere verkauft: was jedes einmalig kostet und was es enthält.',
      },
      time: {
        term: 'Restzeit',
        text: 'Das Enddatum und in der letzten Woche die verbleibenden Tage oder Stunden. Ein abgelaufener Deal ist als solcher gekennzeichnet; seine Seite bleibt, damit alte Links nicht ins Leere führen.',
      },
      rating: {
        term: 'Bewertung',
        text: 'Der Durchschnitt und von wie vielen Personen er stammt. Wo niemand bewertet hat, steht auch nichts.',
      },
      order: {
        term: 'Reihenfolge',
        text: 'Eine Liste ist so sortiert, wie es dransteht: neueste, kürzeste Restzeit, größte Ersparnis, niedrigster Preis oder beste Bewertung.',
      },
    },
    start: {
      title: 'Hier kannst du anfangen',
      deals: 'Alle laufenden Deals ansehen',
      explore: 'Nach Kategorie und Preis suchen',
    },
  },
  blog: {
    pageTitle: 'Blog',
    title: 'Was du wissen solltest, bevor du einmalig zahlst',
    description:
      'Wie du einen Lifetime-Deal beurteilst, die Rückgabefrist nutzt und nicht mehr kaufst, als du brauchst.',
    lead: 'Wie du einen Lifetime-Deal beurteilst, die Rückgabefrist nutzt und nicht mehr kaufst, als du brauchst.',
    minutes: '{minutes, plural, one {# Minute Lesezeit} other {# Minuten Lesezeit}}',
  },
  post: {
    all: 'Alle Beiträge',
    loading: 'Beitrag wird geladen',
    untranslated: 'Dieser Beitrag ist noch nicht übersetzt, deshalb steht er hier auf Englisch.',
    more: 'Weitere Beiträge',
    older: 'Älterer Beitrag',
    newer: 'Neuerer Beitrag',
  },
  author: { team: 'Das Onceware-Team' },
  community: {
    pageTitle: 'Community',
    description: 'Was Mitglieder auf Onceware machen, und die neuesten Deals und Tools.',
    title: 'Deals gemeinsam im Blick behalten',
    lead: 'Stöbern können alle. Mitglieder speichern außerdem ihre Funde und chatten neben der Seite.',
    members: {
      title: 'Was Mitglieder hier machen',
      save: {
        title: 'Ihre Funde sortieren',
        text: 'Mit „Speichern“ kommt jeder Deal und jedes Tool in eine Sammlung. „Must-Have!“, „Nice Find“ und „Worth a Shot“ sind von Anfang an da. In jeder steht ein Eintrag mit seinem heutigen Preis.',
      },
      chat: {
        title: 'Neben der Seite chatten',
        text: 'Der Team-Chat öffnet sich an der Seite, so bleibt der Deal beim Schreiben im Blick. Was du schreibst, wird gespeichert, und wer im Raum ist, kann es lesen; nur unter „Ausprobieren“ bleibt es in deinem Browser.',
      },
      read: {
        title: 'Vor dem Bezahlen nachlesen',
        text: 'Im Blog steht, was du vor dem Kauf prüfen solltest und was du testest, solange du dein Geld noch zurückbekommst.',
        link: 'Zum Blog',
      },
    },
    deals: {
      title: 'Neueste Deals',
      all: 'Alle Deals, neueste zuerst',
      empty:
        'Zurzeit läuft kein Deal. Die Tools bleiben gelistet, und du kannst eines speichern, um es dir später wieder anzusehen.',
      now: 'Aktueller Preis',
      before: 'Vorheriger Preis',
    },
    tools: { title: 'Neueste Tools', all: 'Alle Tools', empty: 'Noch ist kein Tool gelistet.' },
    loading: 'Neues wird geladen',
    hub: {
      title: 'Der Community-Hub',
      text: 'Mitglieder treffen sich im Hub, einer eigenen Website unter {host}.',
      visit: 'Hub besuchen',
      newTab: '(öffnet in neuem Tab)',
      joinTitle: 'Mitglied werden',
      joinText:
        'Für Sammlungen und den Team-Chat brauchst du ein Konto bei Onceware. Dafür genügen Name, E-Mail-Adresse und Passwort.',
      join: 'Konto erstellen',
    },
  },
};
