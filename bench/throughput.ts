import autocannon from 'autocannon'

type Target = { url: string; headers?: Record<string, string> }

const ROUNDS = 4
const SECONDS = 2

/** Requests per second of `subject`, of all of them together where there are several, as a share of `yardstick`, measured in turns so that a noisy machine is fair to both. */
export async function throughputRatio(
  subject: Target | Target[],
  yardstick: Target,
): Promise<{ ratio: number; perSecond: number }> {
  const all = (seconds: number) => Promise.all([subject].flat().map((target) => measure(target, seconds)))
  await all(1)
  await measure(yardstick, 1)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ subject: sum(await all(SECONDS)), yardstick: await measure(yardstick, SECONDS) })
  const ratios = rounds.map((round) => round.subject / round.yardstick).toSorted((a, b) => a - b)
  const middle = ((ratios[ROUNDS / 2 - 1] ?? 0) + (ratios[ROUNDS / 2] ?? 0)) / 2
  return { ratio: middle, perSecond: Math.max(...rounds.map((round) => round.subject)) }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

async function measure({ url, headers }: Target, duration: number): Promise<number> {
  const result = await autocannon({ url, headers: headers ?? {}, connections: 20, duration })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered ${result.non2xx} errors`)
  return result.requests.average
}
