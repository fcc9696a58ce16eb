import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { vi } from 'vitest'
import type { Person } from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

type Wanted = { readonly language?: 'en' | 'fr'; readonly paper?: 'a4' | 'letter'; readonly reason?: string }
type Files = Readonly<Record<string, Buffer>>

/** Milliseconds: of a busy machine that cuts and sews all of it for the first time. */
const timeout = 120_000

/** Releases a techpack; answers the release and the address of its archive, which comes later. */
export async function makeRelease(staff: Person, techpackId: string, wanted: Wanted = {}) {
  const made = await staff.call(techpackCalls.generate, { body: { techpackId, ...wanted } })
  const { pathname, search } = new URL(made.signedUrl)
  return { ...made, url: pathname + search }
}

/** Releases a techpack; answers the files of the release, once they are there. */
export async function filesOfRelease(
  { app }: TestApp,
  staff: Person,
  techpackId: string,
  wanted: Wanted = {},
): Promise<Files> {
  const { url } = await makeRelease(staff, techpackId, wanted)
  const isThere = async () => (await app.inject({ url })).statusCode === 200
  await vi.waitUntil(isThere, { timeout, interval: 50 })
  return unzip((await app.inject({ url })).rawPayload)
}

/** The files of a request's techpack, once they are there. */
export async function releaseFiles(
  app: TestApp,
  staff: Person,
  preorderId: string,
  wanted: Wanted = {},
): Promise<Files> {
  const { id } = await staff.call(techpackCalls.make, { body: { preorderId } })
  return filesOfRelease(app, staff, id, wanted)
}

/** What each page of a release's document says. */
export async function pagesOf(files: Files): Promise<readonly string[]> {
  const [, pdf] = must(
    Object.entries(files).find(([name]) => name.endsWith('.pdf')),
    'pdf',
  )
  return (await readPdf(pdf)).pages
}
