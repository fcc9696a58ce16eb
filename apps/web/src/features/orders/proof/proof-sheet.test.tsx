import { proofCalls } from '@teamloom/contract/proofs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ProofSheet } from '#web/features/orders/proof/proof-sheet.tsx'
import { proofItem, proofOf } from '#web/features/orders/proof/testing/proof.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

type Given = { readonly approved?: boolean; readonly note?: string | null }
const answered = ({ approved = true, note = null }: Given = {}) => ({
  approved,
  note,
  mark: null,
  commentId: null,
  answeredAt: '2026-11-20T12:00:00.000Z',
  carried: false,
  voidReason: null,
})
const [shirt, cap, sock] = [
  proofItem('Shirt', { state: 'approved', answer: answered() }),
  proofItem('Cap'),
  proofItem('Sock', { product: { name: 'sock', label: { en: 'Sock', fr: 'Bas' }, soldAs: 'pair' } }),
]

const open = (proof = proofOf([shirt, cap, sock]), isOwn = true) =>
  openPage(<ProofSheet proof={proof} isOwn={isOwn} />)
const heading = () => screen.getByRole('heading', { level: 2, name: /^(Shirt|Cap|Sock)$/ })
const listed = (name: string) =>
  within(screen.getByRole('region', { name: /^(Your answer|Answers|The customer)/ })).getByRole('button', {
    name: new RegExp(`^${name}`),
  })
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const change = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for this change' })
const sent = () => heardOf(proofCalls.answer).map(({ body }) => body)
const mark = () => screen.queryByRole('button', { name: 'Mark on the picture' })

describe('a proof', () => {
  test('begins with the first design that waits for an answer, counted among all', () => {
    open()
    expect(heading().textContent).toBe('Cap')
    expect(screen.getByText(/2 of 3/).textContent).toContain('20 pieces')
    expect(listed('Cap').getAttribute('aria-current')).toBe('true')
    expect(listed('Shirt').getAttribute('aria-current')).toBe('false')
  })

  test('is looked at design by design; what is typed of each is kept meanwhile', async () => {
    const { user } = open()
    await user.type(note(), 'Smaller')
    await user.click(listed('Sock'))
    expect(heading().textContent).toBe('Sock')
    expect(screen.getByText(/3 of 3/).textContent).toContain('20 pairs')
    expect(note().value).toBe('')
    await user.click(listed('Cap'))
    expect(note().value).toBe('Smaller')
  })

  test('is approved: that is sent alone, and the next that waits has the focus', async () => {
    answer(
      proofCalls.answer,
      proofOf([shirt, proofItem('Cap', { state: 'approved', answer: answered() }), sock]),
    )
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Approve Cap' }))
    await waitFor(() => expect(heading().textContent).toBe('Sock'))
    expect(sent()).toEqual([{ preorderId: 'request', proofNumber: 3, designId: 'Cap', approved: true }])
    expect(document.activeElement).toBe(heading())
  })

  test('of which something should be otherwise is sent with words and mark, and its draft goes', async () => {
    answer(
      proofCalls.answer,
      proofOf([
        shirt,
        proofItem('Cap', { state: 'change_requested', answer: answered({ approved: false }) }),
      ]),
    )
    const { user, show } = open()
    expect(change().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: /^Mark the picture/ }))
    expect(mark()?.style.left).toBe('50%')
    expect(mark()?.style.top).toBe('40%')
    await user.type(note(), ' Smaller, please ')
    await user.click(change())
    await waitFor(() => expect(sent()).toHaveLength(1))
    const placed = { side: 'front', x: 0.5, y: 0.4 }
    expect(sent()).toEqual([
      {
        preorderId: 'request',
        proofNumber: 3,
        designId: 'Cap',
        approved: false,
        note: 'Smaller, please',
        mark: placed,
      },
    ])
    show(<ProofSheet key="again" proof={proofOf([cap])} isOwn />)
    await waitFor(() => expect(note().value).toBe(''))
  })

  test('that is not sent keeps what was typed', async () => {
    refuse(proofCalls.answer, 'proof_outdated', 409)
    const { user } = open()
    await user.type(note(), 'Smaller')
    await user.click(change())
    await screen.findByRole('alert')
    expect(note().value).toBe('Smaller')
    expect(heading().textContent).toBe('Cap')
  })

  test('the side that is seen is the one that is marked', async () => {
    const { user } = open()
    await user.click(screen.getByRole('radio', { name: /^Back/ }))
    await user.click(screen.getByRole('button', { name: /^Mark the picture/ }))
    expect(screen.getByText(/^The mark is on the back side/i)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: /^Front/ }))
    expect(mark()).toBeNull()
  })

  test('an answer is given again, from what it was, while others wait', async () => {
    const asked = proofItem('Shirt', {
      state: 'change_requested',
      answer: { ...answered({ approved: false, note: 'Redder' }), mark: { side: 'back', x: 0.1, y: 0.1 } },
    })
    const { user } = open(proofOf([asked, cap]))
    await user.click(listed('Shirt'))
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change my answer' }))
    expect(note().value).toBe('Redder')
    await user.click(screen.getByRole('radio', { name: /^Back/ }))
    expect(mark()?.style.left).toBe('10%')
  })

  test('is not answered again once all are, nor where it was declined', async () => {
    const all = proofOf([shirt], { approved: true })
    const { show } = open(all)
    expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    show(<ProofSheet key="declined" proof={proofOf([cap], { quote: 'declined' })} isOwn />)
    expect(screen.queryByRole('textbox')).toBeNull()
    show(<ProofSheet key="asked" proof={proofOf([shirt, cap], { quote: 'declined' })} isOwn />)
    expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull()
  })

  test('is looked at by staff, who answer nothing', async () => {
    const { user } = open(proofOf([shirt, cap]), false)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    await user.click(listed('Shirt'))
    expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull()
  })

  test('a quote is declined while it waits, by whom it is for', () => {
    const quote = proofOf([cap], { quote: 'open' })
    const decline = () => screen.queryByRole('button', { name: /decline/i })
    const { show } = open(quote)
    expect(decline()).toBeTruthy()
    show(<ProofSheet key="staff" proof={quote} isOwn={false} />)
    expect(decline()).toBeNull()
    show(<ProofSheet key="settled" proof={{ ...quote, quote: 'settled' }} isOwn />)
    expect(decline()).toBeNull()
    show(<ProofSheet key="approved" proof={{ ...quote, approved: true }} isOwn />)
    expect(decline()).toBeNull()
  })
})
