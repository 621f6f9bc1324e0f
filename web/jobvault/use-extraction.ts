import { useEffect, useRef, useState } from 'react'
import { type ExtractRequest, extractJobInfo, type JobInfo } from '../../contract/postings.ts'
import { ApiError, call } from '../api.ts'
import { isCancelled, showFailure } from '../lib/failure.ts'
import { toast } from '../ui/toast.ts'
import type { FormFields } from './use-application-draft.ts'

const URL_FAILED = 'Could not extract job information from the URL.'
const TEXT_FAILED = 'Could not extract information from the job description text.'

export type Extraction = ReturnType<typeof useExtraction>

/** Reads a posting into the form, from its address or from its text; one at a time, and it can be cancelled. */
export function useExtraction(onFound: (found: Partial<FormFields>) => void) {
  const [source, setSource] = useState<'url' | 'text'>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function run(body: ExtractRequest) {
    const running = new AbortController()
    const nothingFound = 'url' in body ? URL_FAILED : TEXT_FAILED
    controller.current = running
    setSource('url' in body ? 'url' : 'text')
    try {
      const info = await call(extractJobInfo, { body, signal: running.signal })
      const notes = info.notes?.join(' ')
      const found = fieldsOf(info)
      if (Object.keys(found).length === 0) return refuse('Extraction Failed', notes || nothingFound)
      onFound(found)
      toast({ title: 'Information Extracted', ...(notes && { description: notes }) })
    } catch (error) {
      if (isCancelled(error)) return
      showFailure(error, 'Extraction Failed', reasonOf(error) || nothingFound)
    } finally {
      if (controller.current === running) setSource(undefined)
    }
  }

  return {
    /** What is being read, if anything. */
    source,
    fromUrl(url: string) {
      if (url.trim() === '')
        return refuse('URL Required', 'Please enter a job posting URL to extract information.')
      return run({ url: url.trim() })
    },
    fromText(text: string) {
      if (text.trim() === '')
        return refuse('Text Required', 'Please enter job description text to extract information.')
      return run({ text })
    },
    cancel: () => controller.current?.abort(),
  }
}

function refuse(title: string, description: string) {
  toast({ variant: 'destructive', title, description })
}

/** The server's own words; where its answer is not one of ours, that answer. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return ''
  return error.problem?.details || error.problem?.message || error.message
}

function fieldsOf({ positionName, companyName, jobDescription }: JobInfo): Partial<FormFields> {
  return {
    ...(positionName && { positionName }),
    ...(companyName && { companyName }),
    ...(jobDescription && { jobDescriptionText: jobDescription }),
  }
}
