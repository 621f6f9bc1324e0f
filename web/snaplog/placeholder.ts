/** An example of what to paste, long enough to show what the analysis looks for. */
export const PLACEHOLDER = `For example:

ORD-217: Nightly stock import slowed the shop down

Every night between two and three the product pages took over six seconds, because the stock import locked the same rows that the shop reads.

I compared the query plans, found a missing index and saw that the import wrote all rows in one transaction. I added the index in PostgreSQL and changed the import, a Node.js job, to batches of 500 rows.

Since last Tuesday the pages answer in 300 ms during the import, and the on-call engineer has had no page for it.`
