import { type Approval, approvalCalls } from '@teamloom/contract/approval.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { type Review, reviewCalls } from '@teamloom/contract/review.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { FeedbackScreen } from '#web/screens/project/feedback-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, jonas, maya, serverHas, shirt } from '#web/screens/testing/people.ts'

const person = { userId: maya.id, name: 'Maya Tremblay' }
const other = { userId: jonas.id, name: 'Jonas Roy' }
const at = '2026-11-24T09:00:00.000Z'

const asked = (answers: Approval['answers'] = [], about: Partial<Approval> = {}): Approval => ({
  projectId: camp.id,
  asked: [maya.id, jonas.id],
  needed: null,
  until: null,
  blocks: false,
  askedBy: other,
  people: [person, other],
  designs: [
    {
      id: shirt.id,
      name: shirt.name,
      revision: 7,
      images: [],
      isGiven: false,
      yes: 0,
      needed: 2,
      asked: 2,
      missing: [],
    },
  ],
  answers,
  ...about,
})

const said = (about: Partial<Approval['answers'][number]>): Approval['answers'][number] => ({
  designId: shirt.id,
  revision: 7,
  ...other,
  yes: true,
  text: '',
  at,
  isCurrent: true,
  changed: [],
  ...about,
})

const review: Review = {
  projectId: camp.id,
  token: 'token',
  designIds: [shirt.id],
  showPrice: false,
  votes: 'hearts',
  endsAt: null,
  isOpen: true,
  organizer: 'Maya',
  createdAt: at,
  designs: [
    {
      id: shirt.id,
      counts: { yes: 0, change: 0, heart: 1 },
      votes: [{ visitorId: 'camille', name: 'Camille', vote: 'heart', at }],
      comments: 0,
    },
  ],
}

function open(approval: Approval | null, link: Review | null = null) {
  serverHas()
  answer(approvalCalls.read, approval)
  answer(reviewCalls.read, link)
  answer(approvalCalls.asked, [])
  answer(commentCalls.list, [])
  return openScreen(<FeedbackScreen />, {
    path: '/projects/$projectId/feedback',
    address: `/projects/${camp.id}/feedback`,
    isFramed: true,
  })
}

describe('feedback', () => {
  test('takes my yes to the version that is shown, and what should change with its words', async () => {
    const { user } = open(asked())
    answer(approvalCalls.answer, asked([said(person)]))
    await user.click(await screen.findByRole('button', { name: 'Yes, as it is' }))
    await waitFor(() => expect(heardOf(approvalCalls.answer)).toHaveLength(1))
    await screen.findByRole('button', { name: 'Yes, as it is', pressed: true })
    await user.click(screen.getByRole('button', { name: 'Needs a change' }))
    const send = screen.getByRole('button', { name: 'Send' })
    expect(send).toHaveProperty('disabled', true)
    await user.type(screen.getByRole('textbox', { name: 'What should change?' }), 'Smaller')
    await user.click(send)
    await waitFor(() =>
      expect(heardOf(approvalCalls.answer).map(({ body }) => body)).toEqual([
        { designId: shirt.id, revision: 7, yes: true },
        { designId: shirt.id, revision: 7, yes: false, text: 'Smaller' },
      ]),
    )
  })

  test('keeps what was typed when it is refused', async () => {
    const { user } = open(asked())
    refuse(approvalCalls.answer, 'conflict', 409)
    await user.click(await screen.findByRole('button', { name: 'Needs a change' }))
    await user.type(screen.getByRole('textbox', { name: 'What should change?' }), 'Smaller')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(heardOf(approvalCalls.read).length).toBeGreaterThan(1))
    expect(screen.getByRole('textbox', { name: 'What should change?' })).toHaveProperty('value', 'Smaller')
  })

  test('says of each what they said, of an earlier version what is otherwise since', async () => {
    const words = { en: 'Body: Forest → Navy.', fr: 'Corps : Forêt → Marine.' }
    open(asked([said({ isCurrent: false, revision: 3, changed: [words] })]))
    expect(await screen.findByText('said yes to an earlier version')).toBeTruthy()
    expect(screen.getByText('Changed since: Body: Forest → Navy.')).toBeTruthy()
    expect(screen.getByText('has not answered')).toBeTruthy()
  })

  test('asks nothing of whoever is not asked', async () => {
    open(asked([], { people: [other] }))
    await screen.findByText('has not answered')
    expect(screen.queryByRole('button', { name: 'Yes, as it is' })).toBeNull()
  })

  test('asks members for it, so many of them, and only warns unless told otherwise', async () => {
    const { user } = open(null)
    answer(approvalCalls.ask, asked())
    await user.click(await screen.findByRole('button', { name: 'Ask the team for a yes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'Members that you choose' }))
    const send = dialog.getByRole('button', { name: 'Ask for it' })
    expect(send).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('checkbox', { name: 'Maya Tremblay' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Jonas Roy' }))
    await user.click(dialog.getByRole('radio', { name: 'Enough of them:' }))
    await user.click(send)
    await waitFor(() =>
      expect(heardOf(approvalCalls.ask).map(({ body }) => body)).toEqual([
        { projectId: camp.id, asked: [maya.id, jonas.id], needed: 1, until: null, blocks: false },
      ]),
    )
  })

  test('removes a visitor with all that they said, once it is asked (RV15)', async () => {
    const { user } = open(null, review)
    answer(reviewCalls.removeVisitor, {})
    await user.click(await screen.findByText('Hearts: 1 · 0 comments'))
    await user.click(await screen.findByRole('button', { name: 'Remove Camille with all that they said' }))
    expect(heardOf(reviewCalls.removeVisitor)).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(heardOf(reviewCalls.removeVisitor).map(({ params }) => params)).toEqual([{ id: 'camille' }]),
    )
  })
})
