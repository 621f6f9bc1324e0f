import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { changeCached } from './change-cached.ts'

const KEY = ['names']

/** A list on the screen; each time it is asked for, `answers` gets the function that answers. */
function open() {
  const client = new QueryClient()
  const answers: ((names: string[]) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  })
  observer.subscribe(() => {})
  const add = (name: string) => changeCached<string[]>(client, KEY, (names) => names && [...names, name])
  const names = () => client.getQueryData(KEY)
  return { client, answers, add, names }
}

it('changes what is there and asks for nothing', async () => {
  const { answers, add, names } = open()
  answers[0]?.(['a'])
  await expect.poll(names).toEqual(['a'])
  expect(add('b')).toEqual(['a', 'b'])
  await new Promise((later) => setTimeout(later, 10))
  expect([names(), answers.length]).toEqual([['a', 'b'], 1])
})

it('is not undone by an answer from before the change', async () => {
  const { client, answers, add, names } = open()
  answers[0]?.(['a'])
  await expect.poll(names).toEqual(['a'])
  client.invalidateQueries({ queryKey: KEY })
  add('b')
  answers[1]?.(['a'])
  await expect.poll(() => answers.length).toBe(3)
  expect(names()).toEqual(['a', 'b'])
  answers[2]?.(['a', 'b', 'c'])
  await expect.poll(names).toEqual(['a', 'b', 'c'])
})

it('asks again where the first answer, too, may lack the change', async () => {
  const { answers, add, names } = open()
  expect(add('b')).toBeUndefined()
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(['a'])
  answers[1]?.(['a', 'b'])
  await expect.poll(names).toEqual(['a', 'b'])
})
