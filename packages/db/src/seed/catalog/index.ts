import { tools as ai } from './ai.ts';
import { tools as analytics } from './analytics.ts';
import { tools as design } from './design.ts';
import { tools as development } from './development.ts';
import { tools as education } from './education.ts';
import { tools as finance } from './finance.ts';
import { tools as infrastructure } from './infrastructure.ts';
import { tools as marketing } from './marketing.ts';
import { tools as media } from './media.ts';
import { tools as productivity } from './productivity.ts';
import { tools as sales } from './sales.ts';
import { tools as security } from './security.ts';
import { tools as support } from './support.ts';
import type { SeedTool } from './types.ts';
import { tools as writing } from './writing.ts';

/** Everything that a new installation's catalogue holds: invented tools and deals, so that there is something to see. */
export const seedTools: SeedTool[] = [
  ...ai,
  ...analytics,
  ...design,
  ...development,
  ...education,
  ...finance,
  ...infrastructure,
  ...marketing,
  ...media,
  ...productivity,
  ...sales,
  ...security,
  ...support,
  ...writing,
];
