import { statfs } from 'node:fs/promises'
import { Problem } from '../problem.ts'

const GIBIBYTE = 1024 ** 3

/** Refuses to take so many more bytes that the disk would lack room for the database and its neighbours. */
export async function ensureRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const reserve = Math.min(GIBIBYTE, blocks * bsize * 0.05)
  if (bavail * bsize - bytes < reserve) throw noRoom()
}

export function noRoom(): Problem {
  return new Problem('storage-full', 'The server has no room left for this file')
}

/** True for the errors by which a file system says that it is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}
