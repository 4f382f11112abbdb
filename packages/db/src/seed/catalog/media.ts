import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'two-tin-cans',
    name: 'Two Tin Cans',
    domain: 'twotincans.example',
    category: 'media',
    tagline: 'Podcast guests recorded at their end, however bad the line',
    description:
      'Every speaker is recorded on their own computer while you talk, so a dropped connection never reaches the episode. Two Tin Cans was built for interview podcasts whose guests are farmers, surgeons and other people without a studio.',
    tags: ['podcasts', 'recording', 'interviews'],
    rating: rated(4.6, 418),
    deals: [
      deal({
        slug: 'two-tin-cans-lifetime',
        title: 'Two Tin Cans Lifetime',
        promise: 'Clean separate tracks from a guest who clicks one link',
        description:
          'A guest opens the link, hears a short microphone test and is told in plain words if the wrong one is chosen. Tracks are uploaded during the call in small pieces, and what is missing follows after goodbye.\n\nYou receive one 48 kHz WAV per person, lined up to the same start. A lost laptop battery costs you four seconds at most.',
        base: 290,
        when: [52, 38],
        rating: rated(4.7, 246),
        tiers: [
          tier('Host', 65, '10 hours a month', '3 guests at once', 'WAV and FLAC'),
          tier('Show', 135, '40 hours a month', '8 guests at once', 'Video tracks in 1080p', '3 seats'),
          tier('Network', 275, '200 hours a month', '12 shows', 'Own domain', '15 seats'),
        ],
      }),
      deal({
        slug: 'two-tin-cans-first-season',
        title: 'Two Tin Cans First Season',
        promise: 'Audio only, five hours a month, from the year we started',
        description:
          'Offered when the recorder knew two people and one browser. Video and the microphone test were added later, and first-season buyers have both.\n\nThe monthly hours stay at five, with the option to pay the difference to a current plan. Sales closed when the beta did.',
        base: 96,
        when: [388, -352],
        rating: rated(4.3, 81),
        tiers: [tier('First season', 25, '5 hours a month', '2 guests at once', 'Later updates included')],
      }),
    ],
  }),
  tool({
    slug: 'nagham-crate',
    name: 'Nagham Crate',
    domain: 'naghamcrate.example',
    category: 'media',
    tagline: 'Oud, qanun & strings for film, with the rights settled',
    description:
      'Nagham Crate (نغم) comes from Amman and holds 1,400 pieces of background music, played by named musicians from Jordan, Syria and Iraq. Documentary editors search it by maqam, tempo and mood, and receive a licence that broadcasters accept.',
    tags: ['music', 'licensing', 'arabic', 'film'],
    rating: rated(4.8, 93),
    deals: [
      deal({
        slug: 'nagham-crate-lifetime',
        title: 'Nagham Crate Lifetime',
        promise: 'Music from Amman for every film you make from now on',
        description:
          'Each piece comes as a full mix, as stems and in cuts of 15, 30 and 60 seconds. Sleeve notes in Arabic and English say who plays what and where the melody comes from.\n\nA licence with a number is issued per film and stays valid after the film is sold on. Around twenty new recordings arrive each quarter and are part of the price.',
        base: 310,
        when: [19, 71],
        rating: rated(4.9, 58),
        tiers: [
          tier('Film-maker', 149, '60 licences a year', 'Web and festivals', 'Stems included'),
          tier('Production house', 379, 'Unlimited licences', 'Television and cinema', 'Stems included', '6 seats'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'zwischentitel',
    name: 'Zwischentitel',
    domain: 'zwischentitel.example',
    category: 'media',
    tagline: 'Subtitles broken where a reader would breathe',
    description:
      'Zwischentitel times and splits subtitles by sentence structure and reading speed, then marks every line that flashes past too fast. Its users are freelance subtitlers and the press offices of museums, who have to meet an accessibility norm.',
    tags: ['subtitles', 'accessibility', 'video'],
    rating: rated(4.4, 127),
    deals: [
      deal({
        slug: 'zwischentitel-lifetime',
        title: 'Zwischentitel Lifetime',
        promise: 'Six hours of film a month, subtitled to a norm you choose',
        description:
          'Begin with a transcript, an existing subtitle file or nothing but the sound. House rules for characters per second, line length and speaker colours are applied as you type, not at the end.\n\nShot changes are detected so that no title hangs over a cut. Files leave as SRT, VTT, TTML or EBU-STL, or burned into the picture.',
        base: 240,
        currency: 'EUR',
        when: [77, 43],
        rating: rated(4.4, 74),
        tiers: [
          tier('Einzelplatz', 89, '6 hours of film a month', '24 languages', 'All file formats'),
          tier('Büro', 209, '30 hours of film a month', '6 seats', 'Shared house rules', 'Review links'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'keeperwick',
    name: 'Keeperwick',
    domain: 'keeperwick.example',
    category: 'media',
    tagline: "Three thousand wedding photos down to the four hundred you'd show",
    description:
      "Keeperwick groups near-identical frames, finds the one where nobody blinks and leaves the choosing to you. Everything runs on the photographer's own computer, straight from the memory card.",
    tags: ['photography', 'culling', 'desktop'],
    rating: rated(4.7, 655),
    deals: [
      deal({
        slug: 'keeperwick-lifetime',
        title: 'Keeperwick Lifetime',
        promise: 'Sort a ten-hour wedding before you go to bed',
        description:
          'Raw files from 600 cameras open at full size without an import. Arrow keys move between bursts, and a strip below shows each face enlarged, so you need not zoom to see closed eyes.\n\nStars and colour labels are written to sidecar files that your developing software reads. Nothing is deleted, and a rejected frame can be called back a year later.',
        base: 99,
        when: [115, null],
        rating: rated(4.7, 502),
        tiers: [
          tier('One photographer', 79, '2 computers', 'All raw formats', 'Updates within version 4'),
          tier('Pair', 119, '5 computers', 'Merge two cards by clock', 'All later versions'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'steeplecast',
    name: 'Steeplecast',
    domain: 'steeplecast.example',
    category: 'media',
    tagline: 'Live video from halls, chapels and club grounds with one volunteer',
    description:
      'With two old phones and a laptop, Steeplecast puts a service, a concert or a league match on the air, titles and score included. It assumes that the person in charge learnt about it ten minutes ago.',
    tags: ['live-streaming', 'events', 'volunteers'],
    rating: rated(4.2, 176),
    deals: [
      deal({
        slug: 'steeplecast-lifetime',
        title: 'Steeplecast Lifetime',
        promise: 'Stream every Sunday of the year from phones in a drawer',
        description:
          "Phones join as cameras over the hall's wifi by scanning a code, and the laptop shows them as three large buttons. Hymn numbers, names and scores are prepared beforehand and appear with a single tap.\n\nIf the internet goes, the recording carries on and is uploaded later. The stream plays on your own page, without advertisements before the funeral.",
        base: 380,
        currency: 'GBP',
        when: [8, 4.5],
        rating: rated(4.2, 109),
        tiers: [
          tier('Chapel', 39, '20 hours a month', '150 viewers at once', '3 cameras'),
          tier('Club', 95, '60 hours a month', '600 viewers at once', '5 cameras', 'Scoreboard'),
          tier('Festival', 219, '150 hours a month', '3,000 viewers at once', '8 cameras', 'Ticketed streams'),
        ],
      }),
      deal({
        slug: 'steeplecast-for-dioceses',
        title: 'Steeplecast for Dioceses',
        promise: 'Forty parishes, one bill and one person who can help',
        description:
          'A team edition for church districts and sports associations with many small venues. Someone at head office can see which streams are up and fix a setting from afar.\n\nEach venue keeps its own page, archive and list of volunteers. Training is a 25-minute film, with subtitles, which may be shown as often as you like.',
        base: 1900,
        when: [61, 59],
        rating: null,
        tiers: [
          tier('District', 299, '40 venues', '300 hours a month', 'Remote help'),
          tier('Diocese', 599, '200 venues', '1,500 hours a month', 'Remote help', 'Own start page'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'spool-and-grandmere',
    name: "Spool & Grand'mère",
    domain: 'spoolandgrandmere.example',
    category: 'media',
    tagline: 'Family tapes & cine film, captured, steadied and told apart',
    description:
      'Plug a camcorder or a cassette deck into a cheap converter, and this program records the tape, cuts it at each pause and reads the date in the corner. Families and village archives end up with labelled clips in place of one six-hour file.',
    tags: ['digitisation', 'archives', 'video', 'desktop'],
    rating: rated(4.5, 284),
    deals: [
      deal({
        slug: 'spool-and-grandmere-lifetime',
        title: "Spool & Grand'mère Lifetime",
        promise: 'A box of old tapes turned into named and dated clips',
        description:
          'Capture runs unattended and stops when the tape does. Interlacing, shaky splices and the green cast of old stock are corrected on a copy, with the untouched original beside it.\n\nFaces you have named once are proposed on later tapes, entirely offline. Clips are saved as ordinary files in folders by year, so your grandchildren will not need this program.',
        base: 61,
        when: [240, null],
        rating: rated(4.5, 201),
        tiers: [
          tier('Family', 45, '3 computers', 'Unlimited tapes', 'Face names'),
          tier('Archive', 139, '10 computers', 'Catalogue fields', 'Checksums', 'Lossless export'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'humsweep',
    name: 'Humsweep',
    domain: 'humsweep.example',
    category: 'media',
    tagline: 'Takes out the fridge, the fan and the wind; leaves the voice',
    description:
      'Humsweep removes steady and gusting noise from speech without the underwater sound that usually follows. Radio reporters can drag a folder onto it, and sound editors run the same engine as a plug-in.',
    tags: ['audio', 'noise-reduction', 'plug-in'],
    rating: rated(4.6, 731),
    deals: [
      deal({
        slug: 'humsweep-lifetime',
        title: 'Humsweep Lifetime',
        promise: 'Usable speech from a tractor cab, on your own machine',
        description:
          'Choose what bothers you (hum, fan, wind, room, clicks) and how much of it may stay. The removed part can be listened to on its own, which tells you at once if a consonant went with it.\n\nIt works faster than real time on a laptop from 2017. Plug-in formats are VST3, AU and AAX, and the stand-alone app takes whole folders.',
        base: 780,
        when: [31, 14],
        rating: rated(4.6, 488),
        tiers: [
          tier('Reporter', 39, '2 computers', 'Stand-alone app', 'Batch folders'),
          tier('Editor', 99, '3 computers', 'App and plug-ins', 'Sample-accurate preview'),
          tier('Station', 289, '25 computers', 'App and plug-ins', 'Command line', 'Silent installer'),
        ],
      }),
      deal({
        slug: 'humsweep-one',
        title: 'Humsweep One',
        promise: 'The first version, hum and hiss only, for two computers',
        description:
          'The deal for version 1, which dealt with mains hum and tape hiss and left wind alone. Holders moved to the present version for the price of a lunch.\n\nIt ran for eleven weeks and found mostly radio people. The old installers remain available for machines that cannot be updated.',
        base: 90,
        when: [331, -254],
        rating: rated(4.0, 137),
        tiers: [
          tier('One', 29, '2 computers', 'Hum and hiss filters'),
          tier('One plus', 49, '5 computers', 'Hum and hiss filters', 'Batch folders'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'slowbarn',
    name: 'Slowbarn',
    domain: 'slowbarn.example',
    category: 'media',
    tagline: 'Time-lapse films of building sites that take two years',
    description:
      'Slowbarn collects a picture every few minutes from weatherproof cameras and assembles a film without flicker, fog or parked vans. Builders show it to clients on Fridays, and botanists have pointed it at an orchard.',
    tags: ['time-lapse', 'construction', 'cameras'],
    rating: null,
    deals: [
      deal({
        slug: 'slowbarn-lifetime',
        title: 'Slowbarn Lifetime',
        promise: 'Two years of site pictures, cut into one minute that flows',
        description:
          'Any camera that can send a file by FTP or e-mail will do, including the one already on the crane. Dull, rain-blurred and night frames are set aside, and the exposure of the rest is evened out.\n\nA new film is ready each Friday at four, with the week added at the end. Faces and number plates are blurred before anything is shared.',
        base: 199,
        when: [3, 87],
        rating: null,
        tiers: [
          tier('One site', 119, '2 cameras', '250,000 pictures', 'Weekly film'),
          tier('Builder', 259, '10 cameras', '1.5 million pictures', 'Weekly film', 'Client page'),
          tier('Contractor', 490, '40 cameras', '6 million pictures', '12 seats', 'Blurring rules'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'apuntador',
    name: 'Apuntador',
    domain: 'apuntador.example',
    category: 'media',
    tagline: 'A teleprompter that waits when you lose the thread',
    description:
      'The text follows your voice on a phone or tablet, holds still when you digress and finds you again afterwards. Made in Logroño for people who film themselves alone, in English, Español or both within a sentence.',
    tags: ['teleprompter', 'mobile', 'spanish'],
    rating: rated(3.9, 46),
    deals: [],
  }),
];
