/** More than 300 characters: shown with 'Read more' (CHAT-15). */
export const COMPARISON = `I sat down with both for an evening, so that nobody else has to. In the old tool I need eleven clicks from an idea to a sent letter, and two of them ask me whether I would like a bigger plan. In Postbox Heron I write, press Send, and confirm. What I miss: pictures side by side. What I do not miss: everything else.

Sign-ups from the till, the website and paper land in one list, each with its proof of consent. And there is a page that shows which paragraph led to a sale. It was the recipe. It is always the recipe.`;

/** More than 2,000 characters: editing it warns (CHAT-08). */
export const HOW_WE_BUY = `How we buy, written down at last, because we have answered the same questions five times this month. Correct me in the thread and I will change it here.

1. Somebody has the problem today. Not “could be useful”, not “at this price”. If nobody can say what they would do with it on Monday, we do not need it, and the next offer comes as surely as the next bus.

2. We count what it replaces. Amara keeps the list of renewals. A deal that replaces a plan of $14 a month is paid back when the months times fourteen are more than its price; write that number into the chat and everybody can nod or not.

3. One person tries it for an evening with real work and real files: a real newsletter, the ugliest spreadsheet, the client with the umlauts in the name. The demo with the three tidy rows tells us only that the makers can write a demo.

4. We read the limits, not the features. How many seats, how many addresses, how much a month; what happens above it; and whether the data comes out again in a format that something else reads. If export is “on the roadmap”, so is our money.

5. We look at who makes it. Three people who answer questions under the deal are worth more than thirty who do not. Felix looks at the changelog: nothing for half a year is an answer as well.

6. We buy the smallest tier that fits now. Most makers let you pay the difference later, and a tier that we never fill is a subscription to our own optimism.

7. The same day: receipt into the folder, key into the vault, and the end of the refund window into the calendar. It is sixty days, long enough to find out, and short enough to be forgotten.

8. Two weeks before it ends, whoever asked for the tool says keep or return. Returning is not a failure. Seven of the twenty-six we bought last year went back, and nobody misses a single one of them.

9. What we keep gets a line in the wiki: what it is for, who knows it, where the key is. A tool that only one of us can open is a tool that we do not have in August.

That is all. It takes longer to read than to do.`;
