/** Whose reviews are shown: those of a deal, or of all deals of a tool. */
export type Subject = { dealId: string } | { toolId: string };
