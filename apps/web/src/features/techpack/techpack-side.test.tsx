import { deskCalls } from '@teamloom/contract/desk.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TechpackSide } from '#web/features/techpack/techpack-side.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const item = (designName: string, about: object = {}) => ({
  id: designName,
  version: 3,
  isDeprecated: false,
  changes: null,
  hindrances: [],
  images: [],
  techpackitemquantities: [],
  purchased_item: { designName },
  ...about,
})

function open(about: object, state: 'saved' | 'saving' = 'saved') {
  const techpack = {
    id: 't1',
    preorder_id: 'p1',
    version: 0,
    current_release: null,
    project_name: 'Camp',
    project_number: 'TL-7',
    customer_name: 'Camp Boréal',
    customer_number: 'C-12',
    wanted_ship_date: '2027-02-01',
    ship_date_is_suggested: false,
    terms: [],
    techpackitems: [item('Shirt')],
    changed_by: [],
    approvals: [],
    releases: [],
    ...about,
  } as unknown as Techpack
  const edited: string[] = []
  const edits = {
    state,
    edit: async (field: string, send: (revision: number) => Promise<unknown>) => {
      edited.push(field)
      await send(5)
      return true
    },
  } as const
  const of = { type: 'preorder', id: 'p1' } as const
  const { user } = openPage(
    <TechpackSide of={of} techpack={techpack} edits={edits} since={0} onSeen={() => {}} />,
  )
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  return { user, field, edited }
}

const changes = { designState: true }
const isAtWorkshop = () => screen.queryByText(/is at the workshop/) !== null

test('what is emptied is none, and a project without a name is not saved', async () => {
  answer(techpackCalls.setCustomerNumber, {} as never)
  answer(techpackCalls.setShipDate, {} as never)
  answer(deskCalls.setProjectNumber, {} as never)
  answer(techpackCalls.ofPreorder, {} as never)
  const { user, field, edited } = open({})
  await user.clear(field('Customer number'))
  await user.clear(field('Ship by'))
  await user.clear(field('Project number'))
  await user.clear(field('Project'))
  expect(heardOf(techpackCalls.setCustomerNumber)[0]?.body).toMatchObject({
    customerNumber: null,
    revision: 5,
  })
  expect(heardOf(techpackCalls.setShipDate)[0]?.body).toMatchObject({ wantedShipDate: null, revision: 5 })
  expect(heardOf(deskCalls.setProjectNumber)[0]?.body).toEqual({ preorderId: 'p1', projectNumber: null })
  expect(edited).toEqual(['customerNumber', 'wantedShipDate', 'projectNumber'])
  expect(screen.getByText(/Enter a name/)).toBeTruthy()
})

test('a name and its number are sent with the revision that was seen', async () => {
  answer(techpackCalls.setProject, {} as never)
  answer(techpackCalls.setCustomer, {} as never)
  const { user, field } = open({})
  await user.type(field('Project'), 's')
  await user.type(field('Customer'), '!')
  expect(heardOf(techpackCalls.setProject)[0]?.body).toEqual({
    techpackId: 't1',
    projectName: 'Camps',
    revision: 5,
  })
  expect(heardOf(techpackCalls.setCustomer)[0]?.body).toMatchObject({ customerName: 'Camp Boréal!' })
})

test('a day is said to be suggested only where it is, and there is one', () => {
  open({ ship_date_is_suggested: true, wanted_ship_date: null })
  expect(screen.queryByText(/Five days before the event/)).toBeNull()
  open({ ship_date_is_suggested: true })
  expect(screen.getByText(/Five days before the event/)).toBeTruthy()
})

test('each item that is no longer offered is warned of by its name', () => {
  open({ techpackitems: [item('Shirt'), item('Hoodie', { isDeprecated: true })] })
  const told = screen.getByText('The style or colour is no longer available.', { exact: false })
  expect(told.textContent).toMatch(/^Hoodie/)
})

test('a release is at the workshop where there is one, and something changed since', () => {
  open({ techpackitems: [item('Shirt', { changes })] })
  expect(isAtWorkshop()).toBe(false)
  open({ version: 2 })
  expect(isAtWorkshop()).toBe(false)
  open({ version: 2, techpackitems: [item('Shirt'), item('Hoodie', { changes })] })
  expect(isAtWorkshop()).toBe(true)
})

test('what is not saved yet is in no release', () => {
  open({}, 'saving')
  expect(screen.getByText('Generate PDF').matches(':disabled *')).toBe(true)
})
