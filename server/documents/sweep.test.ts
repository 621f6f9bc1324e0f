import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDiskStore } from '../files/disk.ts'
import { fileForm } from '../testing/form.ts'
import { createTestApp } from '../testing/test-app.ts'
import { sweepFiles } from './sweep.ts'

it('removes what no document names, of whatever owner, and nothing else', async () => {
  const { register, database, dataFolder } = await createTestApp()
  const user = await register()
  const payload = { positionName: 'Engineer', companyName: 'Acme' }
  const { id } = (await user.inject({ method: 'POST', url: '/api/job-applications', payload })).json()
  const url = `/api/job-applications/${id}/documents`
  const document = (await user.inject({ method: 'POST', url, ...fileForm('kept', 'x') })).json()
  const folder = join(dataFolder, 'documents')
  const files = createDiskStore(folder)
  mkdirSync(join(folder, 'somebody-gone'))
  for (let n = 0; n < 600; n++) writeFileSync(join(folder, user.user.id, `orphan-${n}`), 'x')
  for (const key of [`somebody-gone/${document.id}`, 'incoming/half']) writeFileSync(join(folder, key), 'x')

  const { stores } = database
  expect(await sweepFiles({ stores, files, writtenBefore: new Date(0) })).toBe(0)
  expect(await sweepFiles({ stores, files })).toBe(602)
  expect(await sweepFiles({ stores, files })).toBe(0)
  expect((await user.inject({ url: `${url}/${document.id}/download` })).body).toBe('x')
})
