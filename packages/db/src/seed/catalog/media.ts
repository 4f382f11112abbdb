import type { SeedTool } from './types.ts';

export const tools: SeedTool[] = [];
