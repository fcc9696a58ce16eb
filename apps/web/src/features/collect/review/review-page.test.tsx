import { type ReviewPage as Page, type ReviewedDesign, reviewCalls } from '@teamloom/contract/review.ts'
import { screen } from '@testing-library/react'
import i18next from 'i18next'
import type { FunctionComponent } from 'react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { collect } from '#web/locales/en/collect.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Thread = ReviewedDesign['threads'][number]

const thread = (about: Partial<Thread> = {}): Thread => ({
  id: 'thread',
  number: 1,
  anchor: {},
  text: 'A bit smaller?',
  created_at: '2026-11-24T09:00:00.000Z',
  edited_at: null,
  name: 'Jonas',
  byLink: false,
  mine: false,
  isAnswered: false,
  answers: [],
  ...about,
})

const image = (side: 'front' | 'back') => ({
  side,
  url: `https://example.com/pictures/${side}.webp`,
  width: 1200,
  height: 1400,
})

const design = (id: string, about: Partial<ReviewedDesign> = {}): ReviewedDesign => ({
  id,
  name: id,
  family: { name: 'shirt' },
  product: { name: 'tshirt', label: { en: 'T-shirt', fr: 'T-shirt' } },
  images: [image('front'), image('back')],
  picture: { width: 30, height: 35 },
  colors: [],
  sizes: [],
  measurements: [],
  counts: { yes: 0, change: 0, heart: 0 },
  vote: null,
  threads: [],
  ...about,
})

const page = (designs: readonly ReviewedDesign[], about: Partial<Page> = {}): Page => ({
  project: { name: 'Which one?' },
  organizer: 'Maya',
  language: 'en',
  showPrice: false,
  votes: 'answers',
  endsAt: null,
  visitor: 'Camille',
  designs: [...designs],
  ...about,
})

function open(shown: Page) {
  answer(reviewCalls.page, shown)
  answer(reviewCalls.say, { thread: thread({ byLink: true, mine: true }), secret: 'secret' })
  return openPage(<ReviewPage token="token" />)
}

let ReviewPage: FunctionComponent<{ readonly token: string }>

beforeAll(async () => {
  // Comes later in the product too, when there are languages.
  ReviewPage = (await import('#web/features/collect/review/review-page.tsx')).ReviewPage
  i18next.addResourceBundle('en', 'translation', { collect }, true)
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('a review link', () => {
  test('awaits its page without another’s name, and says that it did not load, with another try', async () => {
    const { user } = openPage(<ReviewPage token="token" />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(document.title).toBe('Teamloom')
    refuse(reviewCalls.page, 'unavailable', 503)
    openPage(<ReviewPage token="other" />)
    await screen.findByRole('heading', { name: 'The page did not load. Check your connection.' })
    answer(reviewCalls.page, page([design('Forest')]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Which one?' })
  })

  test('that is closed names whom to ask, and an unknown one nobody (RV12)', async () => {
    refuse(reviewCalls.page, 'not_found', 404, { facts: { organizer: 'Maya' } })
    openPage(<ReviewPage token="closed" />)
    expect(await screen.findByText('Ask Maya, who sent it, for another one.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'This link is closed' })).toBeTruthy()
    refuse(reviewCalls.page, 'not_found', 404)
    openPage(<ReviewPage token="unknown" />)
    expect(await screen.findByText('It may have been copied in part. Ask whoever sent it.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'This link leads nowhere' })).toBeTruthy()
  })

  test('asks once for what is missing: words, or what should change', async () => {
    const { user, show } = open(page([design('Forest')]))
    await user.click(await screen.findByRole('button', { name: 'Send my word' }))
    expect(screen.getByRole('alert').textContent).toBe('Write something first.')
    show(<p />)
    answer(reviewCalls.page, page([design('Forest', { vote: 'change' })]))
    show(<ReviewPage token="token" />)
    expect((await screen.findByText('Say what should change.')).getAttribute('role')).toBe('status')
    await user.click(screen.getByRole('button', { name: 'Send my word' }))
    expect(screen.getAllByText('Say what should change.')).toHaveLength(1)
    expect(screen.getByRole('alert').textContent).toBe('Say what should change.')
    expect(heardOf(reviewCalls.say)).toEqual([])
  })
})
