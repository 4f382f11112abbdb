/** A file that can be imported, to copy from: its first row names the columns, and four of them are needed. */
export const SAMPLE_IMPORT = `title,price,currency,purchased_on,refund_until,state,tier,licence_codes,notes
Formful,59.00,USD,2026-03-02,2026-05-01,activated,Tier 2,FORM-1234-5678,For the club`;
