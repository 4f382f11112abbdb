import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const HEAD = 'collection,entity_type,entity_id,title,url,notes,added_at,tags,is_favorite';
const REST =
  'deal,0190a3c4-0000-7000-8000-000000000001,Mailwell,https://onceware.example/deal/mailwell,"Note ""1"", =with all",2026-03-01T12:00:00.000Z,"one\ntwo",true';

it('of a CSV file of ours with 10,000 rows takes less than a second of work (COL-18)', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Collection ${index % 200},${REST}`);
  const text = `\ufeff${[HEAD, ...rows].join('\r\n')}\r\n`;
  // Time of the processor: on a busy machine the clock measures its neighbours.
  const before = process.cpuUsage();
  expect(parseCsv(text, { locale: 'en', dayOrder: null })).toMatchObject({ collections: { length: 200 } });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
