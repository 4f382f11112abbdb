// What was written of a page and could not be saved waits here for its form, for the visit.
export const pageDrafts = new Map<string, { title: string; description: string }>();
