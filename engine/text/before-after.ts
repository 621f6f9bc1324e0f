const ROW =
  /^([^:\d][^:]{1,40}):\s(?:before|old|previous|baseline)\s([^,\d]*\d[^,]*),\s(?:after|new|now|current)\s([^,]*\d[^,.]*(?:\.\d[^,.]*)?)/i

/** A row of a table with the headings "Before" and "After", as a sentence tells it: "latency went from 2.8 s to 190 ms". */
export function beforeAfter(body: string): string | undefined {
  const [, thing, from, to] = ROW.exec(body) ?? []
  return thing && `${thing} went from ${from} to ${to}`
}
