import { isIPv4, isIPv6 } from 'node:net'

/** Every IPv4 range that is not a public host: private, loopback, link-local, shared, test, multicast, reserved. */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map(range4)

/** Inside global unicast (2000::/3): protocol assignments with Teredo, documentation, 6to4. */
const CLOSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(range6)

const GLOBAL_UNICAST = range6('2000::/3')

/**
 * Whether an address is a public host that may be connected to. IPv6 is open only inside 2000::/3, which leaves out
 * every form that carries an IPv4 address (mapped, compatible, NAT64, SIIT) besides loopback, local and multicast.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) {
    const value = toNumber(address)
    return !CLOSED_V4.some(({ network, mask }) => (value & mask) >>> 0 === network)
  }
  if (!isIPv6(address) || address.includes('%')) return false
  const value = toBigInt(address)
  return isIn(value, GLOBAL_UNICAST) && !CLOSED_V6.some((range) => isIn(value, range))
}

type Range6 = { network: bigint; shift: bigint }

const isIn = (value: bigint, { network, shift }: Range6) => value >> shift === network

function range4(cidr: string) {
  const [base = '', bits = ''] = cidr.split('/')
  const mask = (-1 << (32 - Number(bits))) >>> 0
  return { network: (toNumber(base) & mask) >>> 0, mask }
}

function range6(cidr: string): Range6 {
  const [base = '', bits = ''] = cidr.split('/')
  const shift = BigInt(128 - Number(bits))
  return { network: toBigInt(base) >> shift, shift }
}

function toNumber(address: string): number {
  return address.split('.').reduce((value, part) => value * 256 + Number(part), 0)
}

function toBigInt(address: string): bigint {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  const plain = dotted ? `${dotted[1]}${asGroups(toNumber(dotted[2] ?? ''))}` : address
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups.reduce((value, group) => (value << 16n) | BigInt(Number.parseInt(group, 16)), 0n)
}

function asGroups(value: number): string {
  return `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`
}
