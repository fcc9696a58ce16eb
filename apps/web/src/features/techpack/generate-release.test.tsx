import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { GenerateRelease } from '#web/features/techpack/generate-release.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Item = { readonly hindrances: readonly { readonly en: string; readonly fr: string }[] }

beforeEach(() => answer(techpackCalls.generate, { releaseId: 'r1', signedUrl: '#file' } as never))

function open(about: Partial<Techpack>, items: readonly Item[] = [], isSaved = true) {
  const techpack = {
    id: 't1',
    version: 0,
    current_release: null,
    project_number: null,
    techpackitems: items.map((item, at) => ({
      id: `i${at}`,
      purchased_item: { designName: `Shirt ${at}` },
      ...item,
    })),
    ...about,
  } as unknown as Techpack
  const of = { type: 'preorder', id: 'p1' } as const
  const { user } = openPage(<GenerateRelease of={of} techpack={techpack} isSaved={isSaved} />)
  /** The release button over the page, of two. */
  const press = (text: string) =>
    user.click(must(screen.getAllByText(text, { selector: 'button *' }).at(-1), text))
  return { user, press }
}

const sent = () => heardOf(techpackCalls.generate).map(({ body }) => body)
const untilSent = () => waitFor(() => expect(sent()).toHaveLength(1))

test('a first release without anything in its way is made at once, in the language and on the paper chosen', async () => {
  const { user, press } = open({})
  await user.click(screen.getByLabelText('Language', { selector: 'input' }))
  await user.click(screen.getByText('Français'))
  await user.click(screen.getByLabelText('Paper', { selector: 'input' }))
  await user.click(screen.getByText('A4'))
  await press('Generate PDF')
  await untilSent()
  expect(sent()).toEqual([{ techpackId: 't1', language: 'fr', paper: 'a4' }])
  expect(screen.getByLabelText('Progress')).toBeTruthy()
})

test('what is not saved yet is in no release', () => {
  open({}, [], false)
  expect(screen.getByText('Generate PDF').matches(':disabled *')).toBe(true)
})

test('another release says why, and is not made without', async () => {
  const { user, press } = open({ version: 2 })
  await press('Generate PDF')
  expect(screen.getByText('Why another release?')).toBeTruthy()
  const reason = screen.getByLabelText('What is new since release 2, and why')
  await user.type(reason, '  ')
  await press('Generate PDF')
  expect(screen.getByText('Say why: the workshop reads it in the document.')).toBeTruthy()
  await user.type(reason, 'New cuff ')
  expect(screen.queryByText('Say why: the workshop reads it in the document.')).toBeNull()
  expect(sent()).toEqual([])
  await press('Generate PDF')
  await untilSent()
  expect(sent()).toMatchObject([{ reason: 'New cuff' }])
  await waitFor(() => expect(screen.queryByText('Why another release?')).toBeNull())
})

test('the release that is current is made again without a reason', async () => {
  const { press } = open({ version: 2, current_release: 2 as never })
  await press('Generate PDF')
  await untilSent()
  expect(sent()).toEqual([{ techpackId: 't1', language: 'en', paper: 'letter' }])
})

test('one that is stamped says first which items are, and why', async () => {
  const hindrances = [{ en: 'No thread is chosen.', fr: 'Aucun fil n’est choisi.' }]
  const { press } = open({}, [{ hindrances }, { hindrances: [] }])
  await press('Generate PDF')
  expect(screen.getByText('Generate it with a stamp?')).toBeTruthy()
  expect(screen.getByText(/Shirt 0: No thread is chosen\./).textContent).not.toMatch('Shirt 1')
  expect(sent()).toEqual([])
  await press('Cancel')
  expect(sent()).toEqual([])
  await press('Generate PDF')
  await press('Generate with the stamp')
  await untilSent()
})

test('one that could not be made says so, and is asked for again', async () => {
  refuse(techpackCalls.generate, 'internalError', 500)
  const { press } = open({})
  await press('Generate PDF')
  expect(await screen.findByText('The PDF could not be made. Try again.')).toBeTruthy()
  answer(techpackCalls.generate, { releaseId: 'r1', signedUrl: '#file' } as never)
  answer(techpackCalls.releases, [{ id: 'r1', state: 'failed', progress: 40 }] as never)
  await press('Generate PDF')
  await waitFor(() => expect(heardOf(techpackCalls.releases)).toHaveLength(1))
  expect(await screen.findByText('The PDF could not be made. Try again.')).toBeTruthy()
})
