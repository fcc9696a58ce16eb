import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { vi } from 'vitest'
import type { Person } from '#api/testing/people.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

type Wanted = { readonly language?: 'en' | 'fr'; readonly paper?: 'a4' | 'letter' }

/** The files of a request's techpack, once they are there. */
export async function releaseFiles(
  { app }: TestApp,
  staff: Person,
  preorderId: string,
  wanted: Wanted = {},
  timeout = 120_000,
): Promise<Record<string, Buffer>> {
  const { id: techpackId } = await staff.call(techpackCalls.make, { body: { preorderId } })
  const { signedUrl } = await staff.call(techpackCalls.generate, { body: { techpackId, ...wanted } })
  const { pathname, search } = new URL(signedUrl)
  const url = pathname + search
  const isThere = async () => (await app.inject({ url })).statusCode === 200
  await vi.waitUntil(isThere, { timeout, interval: 50 })
  return unzip((await app.inject({ url })).rawPayload)
}
