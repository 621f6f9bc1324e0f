import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { JobApplication } from '../../contract/applications.ts'
import { fileForm } from '../testing/form.ts'
import { createTestApp } from '../testing/test-app.ts'

const fields = {
  positionName: 'C++ Engineer',
  companyName: 'Café & Söhne',
  dateApplied: '2026-11-14',
  notes: 'Ask about on-call',
  jobDescriptionUrl: 'https://jobs.example/1',
  jobDescriptionText: 'Build things',
}

async function zipOf(documents: [name: string, content: string, type?: string][], change: object = {}) {
  const { register, dataFolder } = await createTestApp()
  const user = await register()
  const payload = { ...fields, ...change }
  const created = await user.inject({ method: 'POST', url: '/api/job-applications', payload })
  const path = `/api/job-applications/${created.json<JobApplication>().id}`
  for (const [name, content, type] of documents)
    await user.inject({ method: 'POST', url: `${path}/documents`, ...fileForm(name, content, type) })
  const answer = await user.inject({ url: `${path}/download-zip` })
  const head = await user.inject({ method: 'HEAD', url: `${path}/download-zip` })
  return { answer, head, entries: readZip(answer.rawPayload), dataFolder }
}

/** Reads a zip by its directory, as unpackers do: name and content in order. */
function readZip(zip: Buffer): [name: string, content: string][] {
  const end = zip.lastIndexOf('PK\x05\x06')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(start, start + size)
    at += 46 + nameLength + extraLength
    return [name, String(method === 8 ? inflateRawSync(bytes) : bytes)]
  })
}

describe('the folder of an application', () => {
  it('is a zip with the details and every document, named after company and position', async () => {
    const { answer, entries } = await zipOf([
      ['cv.pdf', 'first', 'application/pdf'],
      ['cv.pdf', 'second', 'application/pdf'],
      ['CV.PDF', 'third', 'application/pdf'],
      ['notes.txt', 'text '.repeat(1000), 'text/plain'],
      ['Application Details.txt', 'mine', 'text/plain'],
      ['empty', ''],
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="Caf____S_hne_C___Engineer_Application.zip"; filename*=UTF-8''Caf____S_hne_C___Engineer_Application.zip`,
      'cache-control': 'private, no-store',
    })
    expect(entries).toEqual([
      ['Application Details.txt', expect.stringContaining('Position: C++ Engineer\nCompany: Café & Söhne\n')],
      ['cv.pdf', 'first'],
      ['cv (2).pdf', 'second'],
      ['CV (3).PDF', 'third'],
      ['notes.txt', 'text '.repeat(1000)],
      ['Application Details (2).txt', 'mine'],
      ['empty', ''],
    ])
  })

  it('has the details even where there is nothing else, and no date', async () => {
    const { answer, head, entries } = await zipOf([], { dateApplied: null, notes: '' })
    expect(entries).toHaveLength(1)
    const [, details] = entries[0] ?? []
    for (const line of ['Date Applied: No date', 'https://jobs.example/1', 'Build things'])
      expect(details).toContain(line)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(head.headers['content-length']).toBe(answer.headers['content-length'])
  })

  it('unpacks with the tools that people have', async () => {
    const { answer, dataFolder } = await zipOf([
      ['../../履歴書.pdf', 'x', 'application/pdf'],
      ['a.txt', 'text '.repeat(5000), 'text/plain'],
    ])
    const file = join(dataFolder, 'folder.zip')
    writeFileSync(file, answer.rawPayload)
    const script = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print("\\n".join(z.namelist()))`
    const options = { encoding: 'utf8', env: { ...process.env, PYTHONIOENCODING: 'utf8' } } as const
    const names = execFileSync('python3', ['-c', script, file], options).trim().split('\n')
    expect(names).toEqual(['Application Details.txt', '履歴書.pdf', 'a.txt'])
  })
})
