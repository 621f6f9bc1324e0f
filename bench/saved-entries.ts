import { processTask, saveLog } from '../contract/snaps.ts'

const TEXT = `ORD-217: the nightly stock import slowed the shop down. Between two and three the product pages took
over six seconds, because the import locked rows that the shop reads. I compared the query plans, added a covering
index in PostgreSQL and changed the Node.js job to batches of 500 rows. Pages now answer in 300 ms during the import.`

/** Processes and saves so many entries for the account of these headers. */
export async function saveEntries(
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<void> {
  async function post(path: string, body?: object): Promise<{ id: string }> {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as { id: string }
  }
  for (let n = 0; n < count; n++) {
    const { id } = await post(processTask.path, { description: TEXT })
    await post(saveLog.path.replace('{id}', id))
  }
}
