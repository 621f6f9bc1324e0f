import { expect, it } from 'vitest'
import { isPublicAddress } from './addresses.ts'

it.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
  '2003::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

it.each([
  '0.0.0.0',
  '0.9.8.7',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.200.1.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.77',
  '192.88.99.2',
  '192.168.1.1',
  '198.18.5.5',
  '198.19.255.255',
  '198.51.100.9',
  '203.0.113.200',
  '224.0.0.251',
  '239.1.1.1',
  '240.0.0.1',
  '255.255.255.255',
])('%s is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  ['loopback', '::1'],
  ['unspecified', '::'],
  ['mapped', '::ffff:8.8.8.8'],
  ['mapped, in groups', '::ffff:7f00:1'],
  ['compatible', '::7f00:1'],
  ['compatible, dotted', '::10.0.0.1'],
  ['translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::8.8.8.8'],
  ['local NAT64', '64:ff9b:1::1'],
  ['6to4', '2002:808:808::1'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['protocol assignments', '2001:20::1'],
  ['documentation', '2001:db8::5'],
  ['newer documentation', '3fff:fff::1'],
  ['discard', '100::1'],
  ['unique local', 'fd12:3456::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::fb'],
  ['segment routing', '5f00::1'],
])('the %s address %s is no public one', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['', 'example.com', '1.2.3', '1.2.3.4.5', '0x7f.1', '2130706433', '[::1]'])(
  '%j is no address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)
