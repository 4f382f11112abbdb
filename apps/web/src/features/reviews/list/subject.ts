/** Subject whose reviews are shown: a deal, or all deals of a tool. */
export type Subject = { dealId: string } | { toolId: string };
