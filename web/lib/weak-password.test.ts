import { expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { weaknessOf } from './weak-password.ts'

it.each([
  ['password', 'ada'],
  ['PassWord123', 'ada'],
  ['123456', ''],
  ['Ada.Lovelace', ' ada.lovelace '],
])('warns of %s for the user "%s"', (password, username) => {
  expect(weaknessOf(password, username)).toMatch(/^This password is weak/)
})

it.each([
  ['', ''],
  ['correct horse battery', 'ada'],
  ['ada lovelace', 'ada'],
])('has nothing to say of "%s" for the user "%s"', (password, username) => {
  expect(weaknessOf(password, username)).toBeUndefined()
})

it('knows at least a hundred common passwords, none shorter than the form allows', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100)
  expect([...COMMON_PASSWORDS].filter((password) => password.length < 6)).toEqual([])
})
