/** Shared by the inputs and the form; no zod here. */
export const vendorRequestLimits = { toolNameMax: 120, websiteMax: 500, messageMax: 3000 } as const;

export const VENDOR_REQUEST_STATES = ['open', 'accepted', 'refused'] as const;
