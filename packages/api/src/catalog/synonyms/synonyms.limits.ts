export const synonymLimits = { termMax: 60, termsMax: 50, tagsMax: 12, groupsMax: 1_000 } as const;
