import { expect, test } from 'vitest'
import { chatReminder, reminderWords } from './reminder-words.ts'

const about = {
  organizer: 'Maya Tremblay',
  team: 'Wolves Rowing',
  project: '2027 season kit',
  closesAt: new Date('2026-12-05T04:59:00Z'),
  timeZone: 'America/Toronto',
}

test('a reminder says who waits for what, and until when (SC15)', () => {
  expect(reminderWords(about, 'en').paragraphs).toEqual([
    'Hello, Maya Tremblay of Wolves Rowing is still waiting for your sizes. It takes a minute, and no account.',
    'The page closes Friday, December 4 at 11:59 p.m. ET.',
  ])
  expect(reminderWords({ ...about, closesAt: null }, 'fr').paragraphs).toEqual([
    'Bonjour, Maya Tremblay, de Wolves Rowing, attend encore vos tailles. Cela prend une minute, sans compte.',
  ])
})

test('a reminder carries no name that looks like a link (SC9)', () => {
  const odd = { ...about, organizer: 'www.evil.example', team: 'http://x', project: 'evil.example' }
  const { heading, paragraphs } = reminderWords(odd, 'en')
  expect([heading, ...paragraphs].join(' ')).not.toMatch(/evil|http/)
  expect(heading).toBe('Your size for Team Swag')
})

test('the line for a chat is in the language of the page', () => {
  const url = 'https://studio.example/sizes/x'
  expect(chatReminder(about, url, 'fr')).toMatch(
    /^Bonjour! 2027 season kit\u00a0: il manque encore votre taille\. C’est l’affaire d’une minute, jusqu’au vendredi 4 décembre/,
  )
  expect(chatReminder({ ...about, closesAt: null }, url, 'en')).toBe(
    `Hello! 2027 season kit: your size is still missing. It takes a minute: ${url}`,
  )
})
