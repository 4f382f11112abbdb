// Drafts of pages that could not be saved, kept for their form until the visit ends.
export const pageDrafts = new Map<string, { title: string; description: string }>();
