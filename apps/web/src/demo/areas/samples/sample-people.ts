/** A made-up person. Their own text is not translated. */
export interface SamplePerson {
  id: string;
  name: string;
  headline: string;
  /** ISO date. */
  joined: string;
}

/** Newest first. */
export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  { id: 'noor', name: 'نور الهادي', headline: 'Writes documentation people finish', joined: '2026-09-18' },
  { id: 'tomasz', name: 'Tomasz Wilk', headline: 'Runs a two-person print shop', joined: '2026-09-15' },
  { id: 'amara', name: 'Amara Okafor', headline: 'Bookkeeper for small studios', joined: '2026-09-11' },
  { id: 'jun', name: '李俊', headline: 'Builds internal tools', joined: '2026-09-07' },
  { id: 'elise', name: 'Elise Moreau', headline: 'Newsletter editor', joined: '2026-09-02' },
  { id: 'mateo', name: 'Mateo Rivas', headline: 'Freelance web developer', joined: '2026-08-27' },
  { id: 'ingrid', name: 'Ingrid Solberg', headline: 'Support lead at a ferry line', joined: '2026-08-20' },
  { id: 'desh', name: 'Desh Patel', headline: 'Makes spreadsheets unnecessary', joined: '2026-08-14' },
  { id: 'marisol', name: 'Marisol Quint', headline: 'Product designer', joined: '2026-07-30' },
  { id: 'owen', name: 'Owen Bright', headline: 'Teaches evening classes in video', joined: '2026-07-22' },
  { id: 'hana', name: 'Hana Kovář', headline: 'Translator and subtitler', joined: '2026-07-09' },
  { id: 'felix', name: 'Felix Brandt', headline: 'Keeps servers boring', joined: '2026-06-25' },
  { id: 'aisha', name: 'Aisha Rahman', headline: 'Market researcher', joined: '2026-06-12' },
  { id: 'luca', name: 'Luca Ferraro', headline: 'Photographer, mostly bread', joined: '2026-05-28' },
  { id: 'ruth', name: 'Ruth Adler', headline: 'Runs a choir and its mailing list', joined: '2026-05-03' },
  { id: 'sam', name: 'Sam Whitlock', headline: 'Community host', joined: '2026-04-17' },
];

const BY_ID = new Map(SAMPLE_PEOPLE.map((person) => [person.id, person]));

/** The people with these ids, in their order. */
export const samplePeople = (ids: readonly string[]): SamplePerson[] => ids.flatMap((id) => BY_ID.get(id) ?? []);
