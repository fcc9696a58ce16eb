import { expect, test } from 'vitest'
import { isLinkOpen, isVoteAsked, wordsGoneBefore } from './review-link.ts'

const now = new Date('2026-11-29T12:00:00Z')
const before = new Date('2026-11-29T11:00:00Z')

test.each([
  ['open', { closedAt: null, endsAt: null }, true],
  ['until its end', { closedAt: null, endsAt: new Date('2026-11-29T12:00:01Z') }, true],
  ['not at its end', { closedAt: null, endsAt: now }, false],
  ['not once it is closed', { closedAt: before, endsAt: null }, false],
])('a link is open: %s (RV12)', (_, times, expected) => {
  expect(isLinkOpen(times, now)).toBe(expected)
})

test('a link asks for hearts, or for answers (RV14)', () => {
  expect(isVoteAsked('hearts', 'heart')).toBe(true)
  expect(isVoteAsked('hearts', 'yes')).toBe(false)
  expect(isVoteAsked('answers', 'change')).toBe(true)
  expect(isVoteAsked('answers', 'heart')).toBe(false)
})

test('what visitors said goes half a year after its link ended (RV16)', () => {
  expect(wordsGoneBefore(now).toISOString()).toBe('2026-06-02T12:00:00.000Z')
})
