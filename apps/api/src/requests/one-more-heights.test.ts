import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let shirt: PersonalDesign
let first: Item
let heights: Readonly<Record<string, number>>
const patience = 240_000

type Item = {
  readonly id: string
  readonly preorderId: string
  readonly designId: string
  readonly lineIds: readonly string[]
}

/** One of them is as long as makes all lower. */
const people: readonly ListedPerson[] = [
  ['M', 'ROY', '7', 20],
  ['L', 'VAN DER HEIJDEN-SAINT', '12'],
]

const itemOf = async (preorderId: string): Promise<Item> => {
  const detail = await staff.call(deskCalls.read, { body: { preorderId } })
  const { id, design_id: designId, lines = [] } = must(detail.purchasedItems[0], 'item')
  return { id, preorderId, designId, lineIds: lines.map(({ id }) => id) }
}

/** How high names are made, by their words. */
async function heightsIn(preorderId: string): Promise<Record<string, number>> {
  const files = await releaseFiles(app, staff, preorderId)
  const rows = readCsv(must(files['people.csv'], 'people.csv'))
  const names = rows.filter(({ slot }) => slot === 'name')
  return Object.fromEntries(names.map(({ text, letter_height: height }) => [text!, Number(height)]))
}

async function deliver(preorderId: string): Promise<void> {
  for (const status of ['purchased', 'delivered'] as const)
    await staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })
}

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  shirt = await makePersonalDesign(maya)
  await update(maya, shirt.designId, paintAll(navy))
  const { id } = await orderList(maya, shirt, people)
  heights = await heightsIn(id)
  await deliver(id)
  first = await itemOf(id)
}, patience)
afterAll(() => app.close())

const sendOf = ({ preorderId, designId }: Item, name: string) => ({
  preorderId,
  designId,
  line: {
    size: 'M',
    person: { first_name: 'Ian', last_name: 'Cohen' },
    words: { [shirt.nameId]: name, [shirt.numberId]: '7' },
  },
})
const ask = async (of: Item, name: string) => {
  const { id } = await maya.call(orderCalls.oneMore, { body: sendOf(of, name) })
  return itemOf(must(id, 'id'))
}
const tried = (of: Item, name: string) =>
  maya.call(orderCalls.oneMore, { body: { ...sendOf(of, name), dryRun: true } })

/** The back of a line as the customer and the proof show it. */
async function pictureOf({ id, lineIds }: Item): Promise<Buffer> {
  const answer = await app.app.inject({
    url: `/api/v1/preorders/item/${id}/lines/${lineIds[0]}/picture?side=back`,
    headers: { 'access-token': maya.token },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

test(
  'one more piece has its name as high as those that it joins, in its picture and for the workshop, and one more of it too (OR62)',
  async () => {
    const high = must(heights.ROY, 'height')
    expect(high).toBeLessThan(2)
    const later = await ask(first, 'ROY')
    expect((await pictureOf(later)).equals(await pictureOf(first))).toBe(true)
    expect(await heightsIn(later.preorderId)).toEqual({ ROY: high })
    await deliver(later.preorderId)
    const last = await ask(later, 'COHEN')
    expect(await heightsIn(last.preorderId)).toEqual({ COHEN: high })
  },
  patience,
)

test(
  'a name that does not fit as high is told before it is asked for, with how high it becomes (OR62, NN18)',
  async () => {
    const high = must(heights.ROY, 'height')
    expect((await tried(first, 'COHEN')).longNames).toEqual([])
    expect((await tried(first, 'VAN DER HEIJDEN-SAINT')).longNames).toEqual([])
    const longer = 'VAN DER HEIJDEN-SAINT-PIERRE'
    const { problems, longNames } = await tried(first, longer)
    expect(problems).toContain('name_long')
    const told = must(longNames[0], 'told')
    expect(told.words).toBe(longer)
    expect(told.usualInches).toBeCloseTo(high, 3)
    expect(told.inches).toBeLessThan(high)
    const later = await ask(first, longer)
    const made = must((await heightsIn(later.preorderId))[longer], 'height')
    expect(inchesText(made, 'en')).toBe(inchesText(told.inches, 'en'))
  },
  patience,
)
