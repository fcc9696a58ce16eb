import { cartCalls } from '@teamloom/contract/cart.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMetrics } from '#api/platform/metrics/metrics.ts'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const metrics = openMetrics()
let app: TestApp
let maya: Person
let shirt: PersonalDesign
let itemId: string
let lineIds: readonly string[]

const people = [
  ['RIVERA', '10'],
  ['LI', ''],
  ['CÔTÉ', '07'],
] as const

beforeAll(async () => {
  app = await startTestApp({}, { metrics })
  maya = await signUp(app)
  shirt = await makePersonalDesign(maya, 'Match shirt', 'centerChest')
  // Its words are white.
  await update(maya, shirt.designId, paintAll(navy))
  itemId = (await maya.call(cartCalls.add, { body: { designId: shirt.designId } })).id
  const lines = people.map(([name, number]) => ({
    size: 'M',
    qty: 1,
    words: { [shirt.nameId]: name, ...(number ? { [shirt.numberId]: number } : {}) },
  }))
  await maya.call(cartCalls.setLines, { params: { id: itemId }, body: { lines } })
  const list = await maya.call(cartCalls.readLines, { params: { id: itemId } })
  lineIds = people.map(
    ([name]) =>
      must(
        list.lines.find(({ words }) => words[shirt.nameId] === name),
        name,
      ).id,
  )
})
afterAll(() => app.close())

const ask = (lineId: string, side: string, who: Person = maya) =>
  app.app.inject({
    url: `/api/v1/cart/item/${itemId}/lines/${lineId}/picture?side=${side}`,
    headers: { 'access-token': who.token },
  })
const pixelsOf = (bytes: Buffer) => sharp(bytes).flatten({ background: '#808080' }).raw().toBuffer()

/** The mean difference of two pictures' pixels, of 255, where they differ at all, and how many do. */
async function apart(one: Buffer, other: Buffer) {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)]
  let [sum, count] = [0, 0]
  for (let at = 0; at < a.length; at++) {
    const difference = Math.abs(a[at]! - b[at]!)
    if (difference < 24) continue
    sum += difference
    count += 1
  }
  return { sum, count }
}

test('each line has its person’s garment: another for another name, and nobody’s where a word is left out (DS66)', async () => {
  const backs = []
  for (const id of lineIds) {
    const answer = await ask(id, 'back')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    // Names are nobody's to keep on the way.
    expect(answer.headers['cache-control']).toContain('private')
    backs.push(answer.rawPayload)
  }
  const [rivera, li, cote] = backs as [Buffer, Buffer, Buffer]
  expect((await apart(rivera, li)).count).toBeGreaterThan(500)
  expect((await apart(rivera, cote)).count).toBeGreaterThan(500)
  const [withNumber, without] = [await ask(lineIds[0]!, 'front'), await ask(lineIds[1]!, 'front')]
  expect((await apart(withNumber.rawPayload, without.rawPayload)).count).toBeGreaterThan(200)
})

test('whose words are the sample has the design’s own picture: the same letters through the same map (DS66, DS67)', async () => {
  const { images } = await maya.call(generatorCalls.read, { params: { id: shirt.designId } })
  const back = must(
    images.find(({ side }) => side === 'back'),
    'back',
  )
  const { pathname, search } = new URL(back.url, 'https://example.com')
  const own = await app.app.inject({ url: `${pathname}${search}` })
  const rivera = await ask(lineIds[0]!, 'back')
  const li = await ask(lineIds[1]!, 'back')
  const [same, other] = [
    await apart(own.rawPayload, rivera.rawPayload),
    await apart(own.rawPayload, li.rawPayload),
  ]
  expect(same.count).toBeLessThan(other.count / 20)
})

test('letters are set and drawn once: who scrolls back gets the same pictures, of kept letters alone (DS67)', async () => {
  const lettered = async () => {
    const told = await metrics.tell()
    const of = (outcome: string) =>
      Number(new RegExp(`cache="letters",outcome="${outcome}"} (\\d+)`).exec(told)?.[1] ?? 0)
    return { kept: of('kept'), made: of('made') }
  }
  const backs = async () => {
    const sent = []
    for (const id of lineIds) sent.push((await ask(id, 'back')).rawPayload)
    return sent
  }
  const [first, before] = [await backs(), await lettered()]
  expect(before.made).toBeGreaterThan(0)
  expect(await backs()).toEqual(first)
  const after = await lettered()
  expect(after.made).toBe(before.made)
  // Three names and two numbers, each with the look of its list.
  expect(after.kept).toBe(before.kept + 10)
  const { lines } = await maya.call(cartCalls.readLines, { params: { id: itemId } })
  const isLi = ({ words }: { readonly words: Readonly<Record<string, string>> }) =>
    words[shirt.nameId] === 'LI'
  const long = lines.map(line =>
    isLi(line) ? { ...line, words: { [shirt.nameId]: 'VANDERMOLENAAR' } } : line,
  )
  await maya.call(cartCalls.setLines, { params: { id: itemId }, body: { lines: long } })
  // All are as the longest of the list has them.
  expect((await apart((await ask(lineIds[0]!, 'back')).rawPayload, first[0]!)).count).toBeGreaterThan(200)
})

test('it is open to whom the cart is, and to nobody else', async () => {
  const mate = await signUpTeammate(app, maya)
  const stranger = await signUp(app)
  for (const who of [mate, stranger]) expect((await ask(lineIds[0]!, 'back', who)).statusCode).toBe(404)
  expect((await ask('none', 'back')).statusCode).toBe(404)
  expect((await ask(lineIds[0]!, 'inside')).statusCode).toBe(400)
  expect((await app.app.inject({ url: `/api/v1/cart/item/${itemId}/lines/x/picture` })).statusCode).toBe(401)
})

test('who asks for a narrower one gets that, no other width is made (RD22)', async () => {
  const at = (w: string) =>
    app.app.inject({
      url: `/api/v1/cart/item/${itemId}/lines/${lineIds[0]}/picture?w=${w}`,
      headers: { 'access-token': maya.token },
    })
  for (const width of [300, 600]) {
    const answer = await at(String(width))
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
  }
  expect((await at('450')).statusCode).toBe(400)
})
