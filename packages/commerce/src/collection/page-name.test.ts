import { expect, test } from 'vitest'
import { pageName } from './page-name.ts'
import { usualProjectName } from './project-name.ts'
import { chatReminder, reminderWords } from './reminder-words.ts'

const team = 'Wolves Rowing'

test('a page is called as its project, or as its team while nobody named that (SC25)', () => {
  expect(pageName({ project: 'Season kit', team })).toBe('Season kit')
  for (const locale of ['en', 'fr'] as const)
    expect(pageName({ project: usualProjectName(1, locale), team })).toBe(team)
  expect(pageName({ project: 'projet (12)', team })).toBe(team)
  expect(pageName({ project: 'Our project (1)', team })).toBe('Our project (1)')
})

test('so do reminders (SC25)', () => {
  const about = {
    organizer: 'Maya',
    team,
    project: 'projet (1)',
    closesAt: null,
    timeZone: 'America/Toronto',
  }
  expect(reminderWords(about, 'fr').heading).toBe('Votre taille pour Wolves Rowing')
  expect(chatReminder(about, 'https://studio.example', 'en')).toMatch(/^Hello! Wolves Rowing:/)
})
