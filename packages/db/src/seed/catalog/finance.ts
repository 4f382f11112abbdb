import { deal, rated, tier, tool } from './money.ts';
import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [
  tool({
    slug: 'pennywhistle-books',
    name: 'Pennywhistle Books',
    domain: 'pennywhistlebooks.example',
    category: 'finance',
    tagline: 'Bookkeeping for sole traders who do it on Sunday night',
    description:
      'Pennywhistle keeps income, costs and tax reserves for one-person businesses, and asks about no more than ten bank lines at a sitting. Illustrators, piano teachers and mobile hairdressers make up most of its users.',
    tags: ['bookkeeping', 'freelancers', 'tax'],
    rating: rated(4.6, 603),
    deals: [
      deal({
        slug: 'pennywhistle-books-lifetime',
        title: 'Pennywhistle Books Lifetime',
        promise: 'A year of accounts in ten bank lines a night',
        description:
          "Import statements from your bank and sort them by swiping, with last year's choice offered first. A jar on the home page shows how much of the balance already belongs to the tax office.\n\nYear-end figures come out in the boxes of the British, Irish and Australian forms. Your accountant gets a free seat and a ledger export that needs no retyping.",
        base: 260,
        currency: 'GBP',
        when: [68, 52],
        rating: rated(4.6, 341),
        tiers: [
          tier('Just me', 49, '1 business', '3 bank accounts', 'Accountant seat'),
          tier('Me & a sideline', 79, '3 businesses', '10 bank accounts', 'Mileage log', 'Accountant seat'),
        ],
      }),
      deal({
        slug: 'pennywhistle-books-for-practices',
        title: 'Pennywhistle Books for Practices',
        promise: "Forty clients' ledgers in one queue, oldest question first",
        description:
          'For bookkeepers who look after many small ledgers. Open questions from all clients arrive in one list, and a client answers by tapping a message on the phone.\n\nEach ledger belongs to its client and can be handed over with its full history. Deadlines are coloured by how much is still missing.',
        base: 1450,
        currency: 'GBP',
        when: [31, 29],
        rating: rated(4.4, 47),
        tiers: [
          tier('Bureau', 249, '40 clients', '3 seats', 'Question queue'),
          tier('Practice', 459, '150 clients', '12 seats', 'Question queue', 'Own client app name'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'rappen-und-rest',
    name: 'Rappen & Rest',
    domain: 'rappenundrest.example',
    category: 'finance',
    tagline: 'Shared flat costs settled to the last coin, without a row',
    description:
      'Rappen & Rest divides rent, groceries and repairs among flatmates by room size, nights present or any rule they agree on. It was written in a Zürich flat of seven and still handles somebody moving out mid-month.',
    tags: ['households', 'splitting', 'mobile'],
    rating: rated(4.3, 248),
    deals: [
      deal({
        slug: 'rappen-und-rest-lifetime',
        title: 'Rappen & Rest Lifetime',
        promise: 'One monthly transfer per flatmate instead of forty small debts',
        description:
          'Enter a cost with a photo of the receipt, and the rule for its kind is applied. On the first of the month everyone sees a single sum to pay and whom to pay it to.\n\nAbsences, guests and deposits have their own entries. One purchase covers the flat, and it stays valid when the people in it change.',
        base: 40,
        when: [115, null],
        rating: rated(4.2, 139),
        tiers: [
          tier('Flat', 25, '8 people', 'Unlimited entries', 'Receipt photos'),
          tier('House', 69, '40 people', '6 separate flats', 'Deposit register'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'duesgrove',
    name: 'Duesgrove',
    domain: 'duesgrove.example',
    category: 'finance',
    tagline: 'Polite reminders for late invoices, firmer as weeks pass',
    description:
      'Duesgrove follows unpaid invoices with a ladder of messages you have approved, and stops the moment money arrives or a customer disputes the bill. Trades with net-30 terms use it to avoid making the call themselves.',
    tags: ['invoices', 'reminders', 'cash-flow'],
    rating: rated(4.5, 176),
    deals: [
      deal({
        slug: 'duesgrove-lifetime',
        title: 'Duesgrove Lifetime',
        promise: 'Reminders in your own words, sent until the invoice is paid',
        description:
          'Forward each invoice as PDF or connect your billing program, then pick one of five ladders from gentle to legal. Every message leaves from your own address, so replies land in your usual inbox.\n\nA customer can answer with a date, a part payment or an objection, and the ladder adapts. Interest and statutory fees are worked out for nineteen countries.',
        base: 420,
        when: [14, 1.5],
        rating: rated(4.5, 98),
        tiers: [
          tier('Workshop', 65, '30 open invoices', '1 sender address', '5 ladders'),
          tier('Firm', 139, '200 open invoices', '5 sender addresses', 'Own ladders'),
          tier('Collections desk', 289, '1,500 open invoices', '20 seats', 'Debtor notes', 'Letter post'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'thirteenth-week',
    name: 'Thirteenth Week',
    domain: 'thirteenthweek.example',
    category: 'finance',
    tagline: 'A rolling cash forecast that reaches one quarter ahead',
    description:
      'Thirteenth Week lays expected payments in and out on a weekly grid and shows the lowest point before it arrives. Owners of breweries, bike shops and other seasonal firms take it to their meetings with the bank.',
    tags: ['forecasting', 'cash-flow', 'planning'],
    rating: rated(4.7, 119),
    deals: [
      deal({
        slug: 'thirteenth-week-lifetime',
        title: 'Thirteenth Week Lifetime',
        promise: 'See the tight week while there is time to move something',
        description:
          "Open invoices and bills are read from your accounts, and wages, rent and loan dates are added by hand once. Drag a payment to another week and the line for the balance bends at once.\n\nScenarios carry names such as 'late harvest' and can be laid over each other. Every Monday the past week is compared with what you had expected, so your guesses improve.",
        base: 980,
        when: [57, 63],
        rating: rated(4.8, 74),
        tiers: [
          tier('Owner', 99, '1 company', '3 scenarios', '2 seats'),
          tier('Finance lead', 199, '4 companies', 'Unlimited scenarios', '8 seats', 'Several currencies'),
          tier('Adviser', 349, '30 companies', 'Unlimited scenarios', '15 seats', 'Bank-ready report'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'vestibule-cap',
    name: 'Vestibule Cap',
    domain: 'vestibulecap.example',
    category: 'finance',
    tagline: 'Who owns how much of the company, down to the last option',
    description:
      "Vestibule Cap keeps the share register, option grants and convertible notes of a young company, with the signed paper behind each entry. Founders use it to answer an investor's questions without phoning their lawyer.",
    tags: ['equity', 'cap-table', 'startups'],
    rating: rated(3.9, 62),
    deals: [
      deal({
        slug: 'vestibule-cap-lifetime',
        title: 'Vestibule Cap Lifetime',
        promise: 'Model the next round before you agree to it',
        description:
          'Enter grants and transfers in the order they happened and the register at any past date can be shown. A round model lets you change valuation, pool and note terms and see what each holder keeps.\n\nStaff see their own vesting and nothing else. Delaware, UK and Dutch company forms are supported, and other forms can be recorded without generated documents.',
        base: 2400,
        when: [23, 97],
        rating: rated(3.9, 36),
        tiers: [
          tier('Seed', 149, '25 holders', '1 company', 'Round model'),
          tier('Series', 299, '150 holders', '3 companies', 'Staff access', 'Data room links'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'tillroom',
    name: 'Tillroom',
    domain: 'tillroom.example',
    category: 'finance',
    tagline: 'Cash-up for cafés that ends with the same sum twice',
    description:
      'Tillroom walks the person closing up through drawer, card terminal and tips, and compares the result with the till report. Café and kiosk owners see the differences per shift on the phone before they go to bed.',
    tags: ['cash', 'hospitality', 'reconciliation'],
    rating: rated(4.4, 321),
    deals: [
      deal({
        slug: 'tillroom-lifetime',
        title: 'Tillroom Lifetime',
        promise: 'Close the till in six minutes and know where the tenner went',
        description:
          'Staff count by coin and note on a tablet, and the sum is hidden until they have finished. A difference above your limit asks for a short explanation and a photo of the roll.\n\nTips are shared out by hours worked and printed on a slip. Daily totals go to your bookkeeper as a journal with card fees already separated.',
        base: 186,
        when: [83, 41],
        rating: rated(4.4, 204),
        tiers: [
          tier('Kiosk', 75, '1 till', '10 staff', 'Tip sharing'),
          tier('Café', 125, '4 tills', '40 staff', 'Bookkeeping journal'),
          tier('Small chain', 275, '30 tills', '300 staff', 'Bookkeeping journal', 'Branch comparison'),
        ],
      }),
      deal({
        slug: 'tillroom-market-stalls',
        title: 'Tillroom for Market Stalls',
        promise: 'One season of stall takings, counted on an old phone',
        description:
          'A reduced edition for people who sell from a table at weekends. It left out card terminals and worked from the first coin to the last without a signal.\n\nThe edition was sold for one summer and then merged into the Kiosk tier. Everyone who held it was moved there at no charge.',
        base: 45,
        when: [400, -302],
        rating: rated(4.1, 53),
        tiers: [tier('Stall', 19, '1 cash box', '2 people', 'Works offline')],
      }),
    ],
  }),
  tool({
    slug: 'gablerent',
    name: 'Gablerent',
    domain: 'gablerent.example',
    category: 'finance',
    tagline: 'Rent, deposits & repairs for landlords with a few doors',
    description:
      'Gablerent matches incoming rent to tenants, keeps deposits apart and collects repair bills by property for the tax return. It is meant for people who let two to twenty flats and have a day job.',
    tags: ['landlords', 'property', 'rent'],
    rating: rated(4.2, 87),
    deals: [
      deal({
        slug: 'gablerent-lifetime',
        title: 'Gablerent Lifetime',
        promise: 'Yearly service charge statements your tenants can follow',
        description:
          'Meter readings, caretaker bills and insurance are divided by area, by person or by use, as the lease says. The statement shows each step of the sum, which has been known to shorten the argument.\n\nA missed rent shows up on the second working day with a letter ready to send. Handover reports with photos stay with the flat when tenants change.',
        base: 230,
        when: [200, null],
        rating: null,
        tiers: [
          tier('Two doors', 85, '2 flats', 'Service charge statements', 'Deposit ledger'),
          tier('Staircase', 155, '12 flats', 'Handover reports', '3 seats'),
          tier('Row of houses', 265, '40 flats', 'Handover reports', '8 seats', 'Tenant portal'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'taxe-boreale',
    name: 'Taxe Boréale',
    domain: 'taxeboreale.example',
    category: 'finance',
    tagline: 'Sales tax for people who sell downloads to everywhere',
    description:
      'Taxe Boréale works out where a digital sale is taxed, at what rate and on which form it ends up. Makers of fonts, sheet music and plug-ins feed it their order export each quarter.',
    tags: ['vat', 'sales-tax', 'digital-goods', 'compliance'],
    rating: null,
    deals: [
      deal({
        slug: 'taxe-boreale-lifetime',
        title: 'Taxe Boréale Lifetime',
        promise: 'A filled-in tax return for every quarter of downloads sold',
        description:
          "Upload orders from any shop as CSV, and the buyer's place is settled from two pieces of evidence, as European rules ask. Orders where the evidence disagrees are set aside with both versions shown.\n\nYou get a file for the one-stop return and a list of places where a threshold is near. Rates for 61 countries are reviewed by a tax clerk in Québec on the first of each month.",
        base: 330,
        when: [46, 14],
        rating: rated(4.3, 31),
        tiers: [
          tier('Maker', 129, '4,000 orders a year', '1 shop', 'One-stop return file'),
          tier('Label', 239, '40,000 orders a year', '6 shops', '4 seats', 'Threshold alerts'),
        ],
      }),
    ],
  }),
  tool({
    slug: 'slow-harvest',
    name: 'Slow Harvest',
    domain: 'slowharvest.example',
    category: 'finance',
    tagline: 'How long the savings last if you stop working at 61',
    description:
      "Slow Harvest is a desktop planner that plays a household's savings, pensions and mortgage through good and bad decades. It sells no funds and gives no advice, and its formulas can be read line by line.",
    tags: ['retirement', 'planning', 'desktop', 'offline'],
    rating: null,
    deals: [
      deal({
        slug: 'slow-harvest-lifetime',
        title: 'Slow Harvest Lifetime',
        promise: 'Test your retirement date against ninety years of bad luck',
        description:
          'Fill in ages, savings and what you spend, and each year from now to a hundred becomes a row you can edit. Past inflation and market returns are replayed from every possible starting year.\n\nThe result is a range with the worst cases described in words, such as a crash in the second year. All figures stay in one file on your computer.',
        base: 45,
        when: [6, 84],
        rating: null,
        tiers: [
          tier('Household', 35, '2 people', 'Windows, macOS and Linux', 'Printable plan'),
          tier('Counsellor', 95, '50 households', 'Side-by-side plans', 'Own letterhead'),
        ],
      }),
    ],
  }),
];
