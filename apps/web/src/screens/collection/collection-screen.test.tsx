import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { CollectionScreen } from '#web/screens/collection/collection-screen.tsx'
import { collected } from '#web/screens/testing/collection.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, serverHas, shirt } from '#web/screens/testing/people.ts'

const open = (tab = '') =>
  openScreen(<CollectionScreen />, {
    path: '/sizesadmin/$projectId',
    address: `/sizesadmin/${camp.id}${tab && `?tab=${tab}`}`,
  })

const settled = (settings: Partial<Collection['settings']> = {}) =>
  answer(collectionCalls.read, { ...collected, settings: { ...collected.settings, ...settings } })

beforeEach(() => {
  serverHas()
  settled()
})

describe('how sizes are collected', () => {
  test('is awaited, and there with its address', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Collect sizes' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Address of the page' })).toHaveProperty(
      'value',
      `${window.location.host}/sizes/token`,
    )
    expect(screen.getByText('1 design, 2 pieces')).toBeTruthy()
  })

  test('is there by another try where it did not load', async () => {
    refuse(collectionCalls.read, 'internalError', 500)
    const { user, at } = open()
    expect(await screen.findByText('The collection did not load')).toBeTruthy()
    expect(at()).toBe(`/sizesadmin/${camp.id}`)
    settled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Collect sizes' })).toBeTruthy()
  })

  test('leads home where the project is not there any more', async () => {
    refuse(collectionCalls.read, 'project_not_found', 404)
    const { at } = open()
    await waitFor(() => expect(at()).toBe('/home'))
    expect(await screen.findByText('This project does not exist any more.')).toBeTruthy()
  })

  test('is closed by its switch at once, and open again where that is refused', async () => {
    refuse(collectionCalls.change, 'conflict', 409)
    const { user } = open()
    const isOpen = await screen.findByRole('switch', { name: 'Open' })
    expect(isOpen).toHaveProperty('checked', true)
    await user.click(isOpen)
    await waitFor(() =>
      expect(heardOf(collectionCalls.change).map(({ body }) => body)).toEqual([
        { projectId: camp.id, isOpen: false },
      ]),
    )
    expect(await screen.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(isOpen).toHaveProperty('checked', true))
  })

  test('asks for no range where nothing has numbers', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'Closing' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Numbers' })).toBeNull()
  })

  test('has a range of numbers, some of them kept back, and tells how many are free of each design', async () => {
    const label = { en: 'Number', fr: 'Numéro' }
    const slot = {
      id: 'number',
      kind: 'number' as const,
      label,
      sample: '10',
      mayBeEmpty: true,
      mostLetters: 30,
    }
    answer(collectionCalls.change, {})
    const [design] = collected.designs
    const [first] = collected.answers
    answer(collectionCalls.read, {
      ...collected,
      designs: [{ ...design!, slots: [{ ...slot, sides: ['back'] }] }],
      answers: [{ ...first!, words: { number: '7' } }],
    })
    const { user } = open()
    const reserved = await screen.findByRole('textbox', { name: 'Kept back' })
    expect(screen.getByText('100 of 101 free')).toBeTruthy()
    await user.type(reserved, '10, 1O')
    expect(await screen.findByText('“1O” is no number of three digits at most.')).toBeTruthy()
    expect(heardOf(collectionCalls.change)).toEqual([])
    await user.type(reserved, '{Backspace}2')
    const to = screen.getByRole('textbox', { name: 'To' })
    await user.clear(to)
    await user.type(to, '20')
    const numbers = { from: 0, to: 20, reserved: ['10', '12'] }
    await waitFor(() =>
      expect(heardOf(collectionCalls.change).at(-1)?.body).toEqual({ projectId: camp.id, numbers }),
    )
    await user.clear(to)
    expect(await screen.findByText('A number from 0 to 999.')).toBeTruthy()
  })

  test('has another address once that is confirmed', async () => {
    answer(collectionCalls.renewToken, { token: 'next' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'New link' }))
    expect(heardOf(collectionCalls.renewToken)).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(heardOf(collectionCalls.renewToken)).toHaveLength(1))
  })

  test('tells who is missing, and mails them once the mail was read', async () => {
    answer(collectionCalls.remind, { reminded: 1 })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remind 1 person' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remind those missing' })
    expect(within(dialog).getByRole('article').textContent).toContain('Maya Tremblay')
    expect(heardOf(collectionCalls.remind)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remind 1 person' }))
    expect(await screen.findByText('1 reminder is on its way.')).toBeTruthy()
  })
})

describe('the answers', () => {
  const cell = (name: string) =>
    screen.findByRole('button', { name: new RegExp(`^Change Camp shirt for ${name}`) })

  test('are a row each, those who are missing among them', async () => {
    const { user } = open('answers')
    expect((await cell('Léa Roy')).textContent).toContain('M')
    expect((await cell('Kim Ng')).textContent).toBe('–')
    await user.click(screen.getByRole('radio', { name: 'Missing 1' }))
    expect(screen.queryByRole('button', { name: /^Change Camp shirt for Léa/ })).toBeNull()
  })

  test('are looked for by name, email and note', async () => {
    const { user } = open('answers')
    await user.type(await screen.findByRole('textbox', { name: 'Name, email or note' }), 'kim@')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Change Camp shirt for Léa/ })).toBeNull(),
    )
    expect(await cell('Kim Ng')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Name, email or note' }), 'x')
    expect(await screen.findByText('Nobody matches.')).toBeTruthy()
  })

  test('are changed in their place, and left as they are by Escape', async () => {
    answer(collectionCalls.changeEntry, {} as never)
    const { user } = open('answers')
    await user.click(await cell('Léa Roy'))
    const sizes = () => screen.getByRole('combobox', { name: 'Change Camp shirt for Léa Roy' })
    await user.keyboard('{Escape}')
    expect(heardOf(collectionCalls.changeEntry)).toEqual([])
    expect(document.activeElement).toBe(await cell('Léa Roy'))
    await user.keyboard('{Enter}')
    await user.selectOptions(sizes(), 'S')
    await waitFor(() =>
      expect(heardOf(collectionCalls.changeEntry).map(({ body }) => body)).toMatchObject([
        { id: 'answer', size: 'S' },
      ]),
    )
  })

  test('are added for who has not answered', async () => {
    answer(collectionCalls.addEntry, {} as never)
    const { user } = open('answers')
    await user.click(await cell('Kim Ng'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Change Camp shirt for Kim Ng' }), 'M')
    await waitFor(() =>
      expect(heardOf(collectionCalls.addEntry).map(({ body }) => body)).toMatchObject([
        { projectId: camp.id, design_id: shirt.id, size: 'M', details: { email: 'kim@example.com' } },
      ]),
    )
  })
})
