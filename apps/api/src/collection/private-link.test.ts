import { randomUUID } from 'node:crypto'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersTo, openCollection, privateSecret, send, someone } from '#api/testing/collections.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { type Caller, type Person, signUpVerified, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let visitor: Caller

beforeAll(async () => {
  app = await startTestApp({ ANALYTICS: 'log', PUBLIC_URL: 'https://studio.example' })
  maya = await signUpVerified(app)
  visitor = stranger(app)
})
afterAll(() => app.close())

const open = (owner = maya) => openCollection(owner)
const secretFor = (email: string, count?: number) => privateSecret(app, email, count)
const answersOf = (projectId: string) => answersTo(maya, projectId)

function secondsApart({ selection }: OwnAnswer): number {
  const times = selection.map(({ created_at }) => Date.parse(created_at))
  return (Math.max(...times) - Math.min(...times)) / 1000
}

describe('the private link', () => {
  test('opens, changes and withdraws one’s own answer (SC14)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 2 }]))
    const params = { secret: await secretFor(noah.email) }
    const own = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(own).toMatchObject({
      details: noah,
      isOpen: true,
      selection: [{ id: tee, size: 'M', quantity: 2 }],
    })
    const changed = await visitor.call(collectionCalls.changeAnswer, {
      params,
      body: { selection: [{ id: hoodie, size: 'L', quantity: 1 }] },
    })
    expect(changed.selection).toMatchObject([{ id: hoodie, size: 'L', quantity: 1 }])
    expect(await answersOf(projectId)).toBe('L 1')
    const guess = params.secret.replace(/.$/, last => (last === 'A' ? 'Q' : 'A'))
    expect(await visitor.refused(collectionCalls.ownAnswer, { params: { secret: guess } })).toBe(
      '404 not_found',
    )
    await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
    expect((await visitor.call(collectionCalls.ownAnswer, { params })).isOpen).toBe(false)
    const late = { params, body: { selection: [{ id: hoodie, size: 'S', quantity: 1 }] } }
    expect(await visitor.refused(collectionCalls.changeAnswer, late)).toBe('422 collectionClosed')
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: {} })
    expect(await visitor.refused(collectionCalls.ownAnswer, { params })).toBe('404 not_found')
    expect(await answersOf(projectId)).toBe('')
  })

  test('is not guessed: neither another’s, nor one of another purpose, nor rubbish (SC14)', async () => {
    const { tee, projectId } = await open()
    const noah = someone()
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [someone()] } })
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    const secret = await secretFor(noah.email)
    const flip = (at: number) => secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1)
    const guesses = [flip(0), flip(10), secret.slice(0, -1), `${secret}A`, secret.toLowerCase(), randomUUID()]
    for (const guess of guesses.filter(each => each !== secret)) {
      const params = { secret: guess }
      const body = { selection: [{ id: tee, size: 'L', quantity: 1 }] }
      expect(await visitor.refused(collectionCalls.ownAnswer, { params })).toBe('404 not_found')
      expect(await visitor.refused(collectionCalls.changeAnswer, { params, body })).toBe('404 not_found')
      expect(
        await visitor.refused(collectionCalls.withdrawAnswer, { params, query: { roster: 'true' } }),
      ).toBe('404 not_found')
      // Nor does it stop reminders, or take anybody off the roster.
      await visitor.call(collectionCalls.leaveRoster, { params: { secret } })
    }
    const { answers, roster } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect([answers.length, roster.length]).toEqual([1, 1])
  })

  test('of what was just sent opens that, and nothing else of the address (SC13, SC14)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [noah] } })
    const start = Date.now()
    app.setNow(new Date(start - 60_000))
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'S', quantity: 1 }]))
    const mailed = { secret: await secretFor(noah.email) }
    app.setNow(new Date(start))
    const other = send({ ...noah, firstName: 'Jade' }, [{ id: tee, size: 'M', quantity: 2 }], {
      change: true,
    })
    const { change = '' } = await visitor.call(collectionCalls.collectSize, other)
    app.setNow(new Date())
    const params = { secret: change }
    const own = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(own).toMatchObject({ isWhole: false, isExpected: false, details: { firstName: 'Jade' } })
    expect(own.selection).toMatchObject([{ id: tee, size: 'M', quantity: 2 }])
    const body = {
      details: { firstName: 'Jade', lastName: 'Roy' },
      selection: [{ id: hoodie, size: 'L', quantity: 1 }],
    }
    await visitor.call(collectionCalls.changeAnswer, { params, body })
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(answers.map(each => [each.first_name, each.last_name, each.size])).toEqual(
      expect.arrayContaining([
        ['Jade', 'Roy', 'L'],
        ['Noah', 'Bélanger', 'S'],
      ]),
    )
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: { roster: 'true' } })
    expect(await visitor.refused(collectionCalls.ownAnswer, { params })).toBe('404 not_found')
    const left = await maya.call(collectionCalls.read, { params: { projectId } })
    expect([left.answers.map(({ size }) => size), left.roster.length]).toEqual([['S'], 1])
    expect((await visitor.call(collectionCalls.ownAnswer, { params: mailed })).isWhole).toBe(true)
  })

  test('keeps what was taken off meanwhile, sent once or twice, and takes no more of it (SC12, SC14)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    const one = (id: string, quantity = 1) => ({ id, size: 'M', quantity })
    const start = Date.now()
    app.setNow(new Date(start - 60_000))
    await visitor.call(collectionCalls.collectSize, send(noah, [one(tee)]))
    app.setNow(new Date(start - 30_000))
    await visitor.call(collectionCalls.collectSize, send({ ...noah, firstName: 'NOAH' }, [one(tee)]))
    app.setNow(new Date())
    const params = { secret: await secretFor(noah.email, 2) }
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable: false } })
    const { selection } = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(selection).toMatchObject([{ name: 'Training tee', displayLabel: { fr: 'M' } }, one(tee)])
    const change = { params, body: { selection: [one(tee, 2), one(hoodie)] } }
    expect((await visitor.call(collectionCalls.changeAnswer, change)).selection).toMatchObject([
      one(tee),
      one(tee),
      one(hoodie),
    ])
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    const named = answers.filter(each => each.design_id === tee).map(each => each.first_name)
    expect(named.toSorted()).toEqual(['NOAH', 'Noah'])
    const more = { params, body: { selection: [one(tee, 3)] } }
    expect(await visitor.refused(collectionCalls.changeAnswer, more)).toBe('422 collectionClosed')
  })

  test('puts one size in place of another, and leaves the rest: that is no second answer (SC14, SC27)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    const start = Date.now()
    const one = (id: string, size: string) => ({ id, size, quantity: 1 })
    app.setNow(new Date(start - 60_000))
    await visitor.call(collectionCalls.collectSize, send(noah, [one(hoodie, 'L'), one(tee, 'M')]))
    app.setNow(new Date(start))
    const params = { secret: await secretFor(noah.email) }
    const body = { selection: [one(hoodie, 'M'), one(tee, 'M')] }
    const changed = await visitor.call(collectionCalls.changeAnswer, { params, body })
    expect(secondsApart(changed)).toBeLessThan(1)
    expect(await answersOf(projectId)).toBe('M 1, M 1')
    // What is sent again is a second answer; of that alone something goes when only the latest is kept.
    app.setNow(new Date(start + 60_000))
    await visitor.call(collectionCalls.collectSize, send(noah, [one(hoodie, 'M'), one(hoodie, 'S')]))
    app.setNow(new Date())
    const latest = { params, body: { selection: [one(hoodie, 'M'), one(hoodie, 'S')] } }
    const left = await visitor.call(collectionCalls.changeAnswer, latest)
    expect(secondsApart(left)).toBeLessThan(1)
    expect(left.selection.map(({ size }) => size).toSorted()).toEqual(['M', 'S'])
  })

  test('keeps sums above 25 of who has sent several times, and takes no more (SC12, SC14)', async () => {
    const { tee, projectId } = await open()
    const noah = someone()
    const start = Date.now()
    for (const seconds of [0, 60]) {
      app.setNow(new Date(start + seconds * 1000))
      await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 20 }]))
    }
    app.setNow(new Date())
    const params = { secret: await secretFor(noah.email, 2) }
    const mediums = (quantity: number) => ({
      params,
      body: { selection: [{ id: tee, size: 'M', quantity }] },
    })
    expect(await visitor.refused(collectionCalls.changeAnswer, mediums(41))).toBe('400 validation_failed')
    await visitor.call(collectionCalls.changeAnswer, mediums(40))
    expect(await answersOf(projectId)).toBe('M 20, M 20')
    await visitor.call(collectionCalls.changeAnswer, mediums(30))
    expect(await answersOf(projectId)).toBe('M 10, M 20')
  })

  test('leaves the name on the roster when it withdraws, unless that is asked for too (SC8, SC14)', async () => {
    const { tee, projectId } = await open()
    const [noah, jade] = [someone(), someone()]
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [noah, jade] } })
    const rosterOf = async () =>
      (await maya.call(collectionCalls.read, { params: { projectId } })).roster.map(({ email }) => email)
    for (const person of [noah, jade])
      await visitor.call(collectionCalls.collectSize, send(person, [{ id: tee, size: 'M', quantity: 1 }]))
    const first = { secret: await secretFor(noah.email) }
    expect((await visitor.call(collectionCalls.ownAnswer, { params: first })).isExpected).toBe(true)
    await visitor.call(collectionCalls.withdrawAnswer, { params: first, query: {} })
    expect((await rosterOf()).toSorted()).toEqual([noah.email, jade.email].toSorted())
    const params = { secret: await secretFor(jade.email) }
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: { roster: 'true' } })
    expect(await rosterOf()).toEqual([noah.email])
    // Who never answered leaves it by the link in a reminder; a guess leads to nothing.
    await visitor.call(collectionCalls.leaveRoster, { params: { secret: 'guessed' } })
    await maya.call(collectionCalls.remind, { body: { projectId } })
    const [mail] = await mailsTo(app, noah.email, 'Your size is still missing')
    const secret = /\/sizes\/stop\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await visitor.call(collectionCalls.leaveRoster, { params: { secret } })
    expect(await rosterOf()).toEqual([])
  })

  test('is mailed in the language of the person, else in that of the page', async () => {
    const { tee, projectId } = await open()
    const one = [{ id: tee, size: 'M', quantity: 1 }]
    const [noah, jade, lea] = [someone(), someone(), someone()]
    await visitor.call(collectionCalls.collectSize, send(noah, one, { language: 'fr' }))
    await visitor.call(collectionCalls.collectSize, send(jade, one))
    await maya.call(collectionCalls.change, { body: { projectId, language: 'fr' } })
    await visitor.call(collectionCalls.collectSize, send(lea, one))
    for (const [{ email }, words] of [
      [noah, 'Modifier mes tailles'],
      [jade, 'Change my sizes'],
      [lea, 'Modifier mes tailles'],
    ] as const)
      expect(await mailsTo(app, email, words)).toHaveLength(1)
  })

  test('is mailed without words of the sender’s, three times a day at most (SC9, SC15)', async () => {
    const { tee } = await open()
    const noah = { ...someone(), firstName: 'Visit evil.example' }
    const start = Date.now()
    for (const minutes of [0, 1, 2, 3, 4]) {
      app.setNow(new Date(start + minutes * 60_000))
      await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    }
    app.setNow(new Date())
    const mails = await mailsTo(app, noah.email, 'Change my sizes', 3)
    expect(mails.map(({ text }) => /sent with your address before/.test(text))).toContain(true)
    for (const { text, html } of mails) expect(text + html).not.toContain('evil')
  })
})
