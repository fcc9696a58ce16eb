import type { CommentThread } from '@teamloom/contract/comments.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { ThreadList } from '#web/shown/comments/thread-list.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

const author = (userId: string | null, name: string, byLink = false) => ({ userId, name, byLink })
const at = '2026-11-29T12:00:00.000Z'

function thread(number: number, change: Partial<CommentThread> = {}): CommentThread {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    designId: '00000000-0000-4000-8000-000000000099',
    number,
    anchor: {},
    about: null,
    mark: null,
    revision: 1,
    state: 'open',
    resolvedBy: null,
    isDeleted: false,
    internal: false,
    unread: false,
    author: author('jonas', 'Jonas Weber'),
    text: `Words ${number}`,
    mentions: [],
    attachments: [],
    created_at: at,
    edited_at: null,
    answers: [],
    ...change,
  }
}

function Shown({ threads }: { readonly threads: readonly CommentThread[] | undefined }) {
  const [state, setState] = useState<CommentThread['state']>('open')
  const [currentId, setCurrentId] = useState<string | null>(null)
  return (
    <ThreadList
      threads={threads}
      hasFailed={false}
      onRetry={() => undefined}
      state={state}
      onState={setState}
      currentId={currentId}
      onChoose={setCurrentId}
      me="maya"
      people={[]}
      about={({ number }) => `About ${number}`}
      revision={1}
      emptyText="Begin"
    />
  )
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('threads', () => {
  test('are those of a state, with how many there are, who is new, and who came by a link', async () => {
    const threads = [
      thread(3, { unread: true }),
      thread(2, { author: author(null, 'Noah', true) }),
      thread(1, { state: 'resolved', resolvedBy: 'Maya' }),
    ]
    const { user } = openPage(<Shown threads={threads} />)
    expect(rows()[0]).toContain('New')
    expect(rows()[1]).toContain('by link')
    expect(rows()).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Resolved 1' }))
    expect(rows()).toHaveLength(1)
  })

  test('open in their place, with the focus, and give it back when they are folded', async () => {
    const { user } = openPage(<Shown threads={[thread(1)]} />)
    await user.click(screen.getByRole('button', { name: /Words 1/ }))
    const open = screen.getByRole('article')
    expect(document.activeElement?.textContent).toBe('1About 1')
    expect(within(open).queryByRole('button', { name: /^What can be done/ })).toBeNull()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('article')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Words 1')
  })

  test('are resolved and answered; of visitors no address opens (RV5, RV8)', async () => {
    const one = thread(1, { text: 'See https://a.example', author: author(null, 'Noah', true) })
    answer(commentCalls.setState, { ...one, state: 'resolved' })
    answer(commentCalls.answer, one)
    const { user } = openPage(<Shown threads={[one]} />)
    await user.click(screen.getByRole('button', { name: /a\.example/ }))
    expect(screen.queryByRole('link')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes')
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await user.click(screen.getByRole('button', { name: 'Resolve' }))
    expect(heardOf(commentCalls.answer).map(({ body }) => body)).toMatchObject([
      { commentId: one.id, text: 'Yes' },
    ])
    expect(heardOf(commentCalls.setState).map(({ body }) => body)).toEqual([
      { commentId: one.id, state: 'resolved' },
    ])
  })

  test('say when there are none, and that they load', () => {
    const { show } = openPage(<Shown threads={[]} />)
    expect(screen.getByText('Nothing is said yet')).toBeDefined()
    show(<Shown threads={undefined} />)
    expect(screen.getByRole('status').textContent).toBe('Loading the comments')
  })
})
