import { describe, expect, it } from 'vitest'
import { checkRedirect, checkUrl } from './page-url.ts'

it.each([
  'https://jobs.example.com/p/1?ref=a#top',
  '  https://jobs.example.com/  ',
  'HTTP://Jobs.Example.com:80/',
  'https://bücher.example.com/stelle',
  'https://1.1.1.1/',
  'http://[2606:4700:4700::1111]/',
])('lets %j through', (text) => {
  expect(checkUrl(text, [])).toMatchObject({ isNamed: false })
})

describe('refuses', () => {
  it.each([
    'ftp://example.com/',
    'file:///etc/hosts',
    'gopher://example.com:70/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'ws://example.com/',
    'view-source:http://example.com/',
    '//example.com/',
    'example.com',
    'http:example.com',
    'http:/example.com',
    '',
    'http://',
    'http://./',
    'http://../',
  ])('what is no web address: %j', (text) => expect(checkUrl(text, [])).toBeUndefined())

  it.each([
    'http://127.0.0.1/',
    'http://127.9/',
    'http://2130706434/',
    'http://0x7f000002/',
    'http://0177.0.0.2/',
    'http://0/',
    'http://①②⑦.0.0.1/',
    'http://127。0。0。2/',
    'http://%31%32%37.0.0.1/',
    'http://10.9.8.7/',
    'http://0xA9FEA9FE/',
    'http://169.254.43518/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[64:ff9b::7f00:2]/',
    'http://[fe80::2%25eth0]/',
  ])('addresses of this network, however written: %j', (text) => expect(checkUrl(text, [])).toBeUndefined())

  it.each([
    'http://localhost/',
    'http://LOCALHOST/',
    'http://a.localhost/',
    'http://localhost./',
    'http://example.com./',
    'http://printer.local/',
    'http://vault.internal/',
    'http://nas.home.arpa/',
    'http://metadata/',
    'http://kubernetes.default.svc/',
    'http://abc.onion/',
    'http://lo\u00adcalhost/',
    'http://ⓛocalhost/',
  ])('names of this network: %j', (text) => expect(checkUrl(text, [])).toBeUndefined())

  it.each([
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'http://example.com:8080/',
    'http://example.com:0/',
    'http://example.com:65536/',
    'http://example.com\\@127.0.0.1/',
    'http://exa mple.com/',
    'http://example.com\t/',
    'ht\ntp://example.com/',
    `http://example.com/${'a'.repeat(5_000)}`,
    `http://${'a.'.repeat(130)}com/`,
  ])('credentials, other ports and what parsers disagree about: %j', (text) =>
    expect(checkUrl(text, [])).toBeUndefined(),
  )
})

describe('the allow list', () => {
  const allowed = ['wiki.internal', '127.0.0.1:8080', '[::1]:8080']

  it.each([
    'http://wiki.internal/x',
    'https://wiki.internal/',
    'http://127.0.0.1:8080/',
    'http://2130706433:8080/',
    'http://[::1]:8080/',
  ])('lets %s through', (text) => expect(checkUrl(text, allowed)).toMatchObject({ isNamed: true }))

  it.each([
    'http://wiki.internal:81/',
    'http://127.0.0.1/',
    'http://127.0.0.1:8081/',
    'http://u@127.0.0.1:8080/',
    'http://127.0.0.2:8080/',
    'ftp://wiki.internal/',
  ])('does not open %s', (text) => expect(checkUrl(text, allowed)).toBeUndefined())
})

describe('a redirect', () => {
  const from = new URL('https://jobs.example.com/a/b')

  it.each([
    ['/c', 'https://jobs.example.com/c'],
    ['c?d', 'https://jobs.example.com/a/c?d'],
    ['//other.example.com/', 'https://other.example.com/'],
    ['https://other.example.com/', 'https://other.example.com/'],
  ])('to %s goes to %s', (location, target) => {
    expect(checkRedirect(location, from, [])?.url.href).toBe(target)
  })

  it.each([
    'http://jobs.example.com/',
    'http://other.example.com/',
    '//127.0.0.1/',
    'https://localhost/',
    'file:///etc/hosts',
    'https://u:p@example.com/',
    'https://[bad',
  ])('to %s goes nowhere', (location) => expect(checkRedirect(location, from, [])).toBeUndefined())

  it('may leave http for https, and http for http', () => {
    const plain = new URL('http://jobs.example.com/')
    expect(checkRedirect('https://jobs.example.com/', plain, [])).toBeDefined()
    expect(checkRedirect('http://other.example.com/', plain, [])).toBeDefined()
  })
})
