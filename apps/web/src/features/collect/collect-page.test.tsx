import { collectionCalls } from '@teamloom/contract/collection.ts'
import { type CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CollectPage } from '#web/features/collect/collect-page.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { collect } from '#web/locales/en/collect.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const design = (id: string, name: string): CollectSizeInfo['designs'][number] => ({
  id,
  name,
  description: null,
  family: { name: 'shirt', version: '1.0' },
  product: { name: 'tshirt', version: '1.0', label: { en: 'T-shirt', fr: 'T-shirt' }, soldAs: 'piece' },
  images: [],
  decoratedSides: [],
  requestedAt: null,
  sizes: ['S', 'M'].map(size => ({ name: size, displayLabel: { en: size, fr: size } })),
  measurements: [],
})

const info: CollectSizeInfo = {
  project: {
    id: 'camp',
    name: 'Camp',
    projectName: 'Camp',
    teamName: 'Wolves',
    organizer: { firstName: 'Maya', lastName: 'Tremblay' },
    pictureUrl: null,
    iconUrl: null,
    coverUrl: null,
    message: 'By Friday, please.',
    language: 'en',
    closesAt: null,
    timeZone: 'America/Toronto',
    isOpen: true,
    answered: null,
  },
  designs: [design('shirt', 'Camp shirt'), design('hoodie', 'Camp hoodie')],
}

const goTo = vi.fn()
const open = () => openPage(<CollectPage token="token" goTo={goTo} />)
type User = ReturnType<typeof open>['user']

beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { collect }, true)
})
beforeEach(() => goTo.mockClear())

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send my sizes' })

async function pick(user: User, name: string, size: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: `Size of ${name}` }), size)
  await user.click(screen.getByRole('button', { name: `Add ${name}` }))
}
async function fill(user: User, email = 'lea@example.com'): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Léa')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roy')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email)
}

describe('the page where sizes are picked', () => {
  test('is awaited, and has the organiser’s words and the designs', async () => {
    answer(collectionCalls.info, info)
    open()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(await screen.findByText('By Friday, please.')).toBeTruthy()
    expect(screen.getAllByRole('combobox')).toHaveLength(2)
    await waitFor(() => expect(document.title).toBe('Camp · Teamloom'))
  })

  test('says that it leads nowhere, that it is closed, or that it did not load', async () => {
    refuse(collectionCalls.info, 'not_found', 404)
    const { show } = open()
    expect(await screen.findByText('This address leads nowhere')).toBeTruthy()
    answer(collectionCalls.info, { project: { ...info.project, isOpen: false }, designs: [] })
    show(<CollectPage key="closed" token="token" goTo={goTo} />)
    expect(await screen.findByText('The collection is closed')).toBeTruthy()
    expect(screen.getByText(/^Too late\? Ask Maya Tremblay/)).toBeTruthy()
  })

  test('is there by another try where it did not load', async () => {
    refuse(collectionCalls.info, 'internalError', 500)
    const { user } = open()
    expect(await screen.findByText('The page did not load. Check your connection.')).toBeTruthy()
    answer(collectionCalls.info, info)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('By Friday, please.')).toBeTruthy()
  })

  test('sends what was picked with whom it is for, and thanks', async () => {
    answer(collectionCalls.info, info)
    answer(collectionCalls.collectSize, { collected: 3 })
    const { user } = open()
    await pick(user, 'Camp shirt', 'M')
    await pick(user, 'Camp shirt', 'M')
    await pick(user, 'Camp hoodie', 'S')
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/sizes/success/token'))
    expect(heardOf(collectionCalls.collectSize).map(({ body }) => body)).toMatchObject([
      {
        token: 'token',
        details: { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.com' },
        selection: [
          { id: 'shirt', size: 'M', quantity: 2 },
          { id: 'hoodie', size: 'S', quantity: 1 },
        ],
      },
    ])
  })

  test('waits with its button for what is missing, and says what', async () => {
    answer(collectionCalls.info, info)
    const { user } = open()
    expect(await screen.findByText('Pick a size first.')).toBeTruthy()
    await pick(user, 'Camp shirt', 'M')
    expect(screen.getByText('Fill in your name and email to send.')).toBeTruthy()
    await fill(user, 'lea@')
    await user.tab()
    expect(screen.getByText('Correct the email to send.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
    expect(send().disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'example.com')
    expect(send().disabled).toBe(false)
  })

  test('keeps all that was filled in where it could not be sent, and sends it once again', async () => {
    answer(collectionCalls.info, info)
    refuse(collectionCalls.collectSize, 'internalError', 500)
    const { user } = open()
    await pick(user, 'Camp shirt', 'M')
    await fill(user)
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your sizes could not be sent/)
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Léa')
    answer(collectionCalls.collectSize, { collected: 1 })
    await user.click(send())
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  })

  test('has what was filled in after a reload', async () => {
    answer(collectionCalls.info, info)
    const { user, show } = open()
    await pick(user, 'Camp shirt', 'M')
    await fill(user)
    show(<CollectPage key="again" token="token" goTo={goTo} />)
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lea@example.com')
    expect(screen.getByRole('button', { name: 'One Camp shirt in M more' })).toBeTruthy()
  })

  test('names what was taken off meanwhile, and keeps the rest', async () => {
    answer(collectionCalls.info, info)
    refuse(collectionCalls.collectSize, 'collectionClosed', 400)
    const { user } = open()
    await pick(user, 'Camp shirt', 'M')
    await pick(user, 'Camp hoodie', 'S')
    await fill(user)
    answer(collectionCalls.info, { ...info, designs: info.designs.slice(0, 1) })
    await user.click(send())
    expect(await screen.findByText('“Camp hoodie” is no longer offered')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One Camp shirt in M more' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^One .* more$/ })).toHaveLength(1)
  })
})

describe('a selection', () => {
  const lines = () => within(screen.getByRole('complementary'))

  test('is one more and one fewer, and has back what was removed by undo', async () => {
    answer(collectionCalls.info, info)
    const { user } = open()
    await pick(user, 'Camp shirt', 'M')
    await user.click(screen.getByRole('button', { name: 'One Camp shirt in M more' }))
    expect(lines().getByText('2')).toBeTruthy()
    const fewer = screen.getByRole('button', { name: 'One Camp shirt in M fewer' })
    await user.click(fewer)
    await user.click(fewer)
    expect(screen.getByText('Camp shirt in M is removed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', { name: 'One Camp shirt in M more' })).toBeTruthy()
  })
})

describe('a garment that is one person’s', () => {
  const slot = {
    label: { en: 'Name, upper back', fr: 'Nom, haut du dos' },
    mayBeEmpty: false,
    mostLetters: 30,
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÉ 0123456789',
    sides: ['back'],
  }
  const slots = [
    { ...slot, id: 'name', kind: 'name', sample: 'RIVERA' },
    {
      ...slot,
      id: 'number',
      kind: 'number',
      sample: '10',
      label: { en: 'Number', fr: 'Numéro' },
      mayBeEmpty: true,
    },
  ] as const
  const personal = { ...info, designs: [{ ...design('shirt', 'Camp shirt'), slots: [...slots] }] }
  const numbers = { free: ['0', '00', '7', '12'], reserved: ['1'], taken: ['10', '11'], kept: ['11'] }

  async function choose(user: User): Promise<void> {
    answer(collectionCalls.info, personal)
    answer(collectionCalls.numbers, numbers)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Size of Camp shirt' }), 'M')
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Camp shirt' })
    expect(add.disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Name, upper back' }), 'BÉLANGER')
    await user.click(await screen.findByRole('button', { name: '12' }))
    await user.click(add)
  }
  const sent = () => heardOf(collectionCalls.collectSize).map(({ body }) => body)

  test('is asked for its words, with the numbers that are free, and sends them (SC33)', async () => {
    answer(collectionCalls.info, personal)
    answer(collectionCalls.collectSize, { collected: 1 })
    const { user } = open()
    await choose(user)
    for (const gone of ['1', '10'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name: gone }).disabled).toBe(true)
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
    expect(sent()).toMatchObject([
      { selection: [{ id: 'shirt', size: 'M', quantity: 1, words: { name: 'BÉLANGER', number: '12' } }] },
    ])
  })

  test('is not had with a letter that its font lacks, which is told where it is typed, in picture and sending too (SC33)', async () => {
    answer(collectionCalls.info, personal)
    const { user } = open()
    await choose(user)
    const field = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name, upper back' })
    const lacks = 'The letters of this garment have no “狼”. Write it another way.'
    await user.clear(field()[0]!)
    // Accents that are written after their letter are one with it.
    await user.type(field()[0]!, 'BE\u0301 狼')
    expect(field()[0]!.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(lacks).id).toBe(field()[0]!.getAttribute('aria-describedby'))
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Camp shirt' })
    expect(add.disabled).toBe(true)
    await user.clear(field()[0]!)
    await user.type(field()[0]!, 'BE\u0301')
    expect(screen.queryByText(lacks)).toBeNull()
    expect(add.disabled).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Change what Camp shirt says: BÉLANGER 12' }))
    await user.type(field()[1]!, '狼')
    expect(screen.getByText(lacks)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true)
  })

  test('that was picked before its font was another waits for other words, and keeps the form (SC33)', async () => {
    answer(collectionCalls.info, personal)
    const { user, show } = open()
    await choose(user)
    await fill(user)
    const slots = personal.designs[0]!.slots.map(slot => ({ ...slot, letters: 'ROY12' }))
    answer(collectionCalls.info, { ...info, designs: [{ ...personal.designs[0]!, slots }] })
    show(<CollectPage key="again" token="token" goTo={goTo} />)
    expect(await screen.findByText(/^The letters of this garment have no “B”/)).toBeTruthy()
    expect(screen.getByText('Correct what stands on your garment to send.')).toBeTruthy()
    expect(send().disabled).toBe(true)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lea@example.com')
    await user.click(screen.getByRole('button', { name: 'Change what Camp shirt says: BÉLANGER 12' }))
    const selection = within(screen.getByRole('complementary'))
    const name = selection.getByRole('textbox', { name: 'Name, upper back' })
    await user.clear(name)
    await user.type(name, 'ROY')
    await user.click(selection.getByRole('button', { name: 'Done' }))
    expect(send().disabled).toBe(false)
  })

  test('says other words once they are whole (SC33)', async () => {
    answer(collectionCalls.info, personal)
    answer(collectionCalls.collectSize, { collected: 1 })
    const { user } = open()
    await choose(user)
    await user.click(screen.getByRole('button', { name: 'Change what Camp shirt says: BÉLANGER 12' }))
    const selection = within(screen.getByRole('complementary'))
    const name = selection.getByRole('textbox', { name: 'Name, upper back' })
    await user.clear(name)
    const done = selection.getByRole<HTMLButtonElement>('button', { name: 'Done' })
    expect(done.disabled).toBe(true)
    await user.type(name, 'ROY')
    await user.click(done)
    expect(selection.getByText('ROY 12')).toBeTruthy()
  })

  test('may be sent with a number that is kept for somebody, who is told how it is theirs (SC36)', async () => {
    answer(collectionCalls.info, personal)
    answer(collectionCalls.collectSize, { collected: 1 })
    const { user } = open()
    await choose(user)
    await user.click(screen.getByRole('button', { name: 'Change what Camp shirt says: BÉLANGER 12' }))
    const number = within(screen.getByRole('complementary')).getByRole('textbox', { name: /^Number/ })
    await user.clear(number)
    await user.type(number, '10')
    expect(await screen.findByText('10 is not free. Choose another.')).toBeTruthy()
    await user.clear(number)
    await user.type(number, '11')
    expect(await screen.findByText(/^11 is kept for somebody on the team’s list\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
    expect(sent()).toMatchObject([{ selection: [{ words: { number: '11' } }] }])
  })

  test('has the nearest free number in place of one that was taken meanwhile, and all else as it was (SC34)', async () => {
    answer(collectionCalls.info, personal)
    const { user } = open()
    await choose(user)
    await fill(user)
    answer(collectionCalls.numbers, {
      free: ['0', '00', '7'],
      reserved: ['1'],
      taken: ['10', '12'],
      kept: [],
    })
    refuse(collectionCalls.collectSize, 'number_taken', 409, {
      facts: { number: '12' },
      issues: [{ path: 'selection.0.words.number', message: '12 is taken' }],
    })
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^12 was taken a moment ago\. .*7, the nearest/,
    )
    expect(screen.getByText('BÉLANGER 7')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'lea@example.com')
    answer(collectionCalls.collectSize, { collected: 1 })
    await user.click(send())
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
    expect(sent().at(-1)).toMatchObject({ selection: [{ words: { name: 'BÉLANGER', number: '7' } }] })
  })
})
