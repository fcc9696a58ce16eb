import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { linesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { withQuantities } from '@teamloom/commerce/lines/with-quantities.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeAnswers, removeOldAnswers } from '#api/collection/remove-answers.ts'
import { sendReminders } from '#api/collection/send-reminders.ts'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { answersTo, openCollection, privateSecret, send, someone } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import {
  type Caller,
  changePerson,
  type Person,
  signUp,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
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
const answersOf = (projectId: string) => answersTo(maya, projectId)

describe('the organizer', () => {
  test('adds, corrects and removes entries by hand (SC16)', async () => {
    const { tee, projectId } = await open()
    await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
    const entry = await maya.call(collectionCalls.addEntry, {
      body: {
        projectId,
        details: { firstName: 'Amina', lastName: 'Diallo' },
        design_id: tee,
        size: 'M',
        quantity: 2,
        note: 'Coach, by hand',
      },
    })
    expect(entry).toMatchObject({ email: '', first_name: 'Amina', note: 'Coach, by hand' })
    const body = { id: entry.id, size: 'L', details: { firstName: 'Amina', email: 'amina@example.com' } }
    expect(await maya.call(collectionCalls.changeEntry, { body })).toMatchObject({
      size: 'L',
      quantity: 2,
      email: 'amina@example.com',
    })
    expect(await maya.refused(collectionCalls.changeEntry, { body: { id: entry.id, size: '9XL' } })).toBe(
      '422 unknownSize',
    )
    await maya.call(collectionCalls.removeEntry, { params: { id: entry.id } })
    expect(await answersOf(projectId)).toBe('')
  })

  test('reads totals and how far each design is (SC4, SC7)', async () => {
    const { hoodie, projectId } = await open()
    await visitor.call(
      collectionCalls.collectSize,
      send(someone(), [{ id: hoodie, size: 'M', quantity: 14 }]),
    )
    const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
    const shown = designs.find(({ id }) => id === hoodie)
    expect(shown).toMatchObject({ total: 14, progress: { priceOfPiece: null, next: { more: 6, qty: 20 } } })
    expect(shown?.sizes.find(({ name }) => name === 'M')?.qty).toBe(14)
  })

  test('keeps a roster, and reminds who is missing once a day (SC11, SC15)', async () => {
    const { tee, projectId } = await open()
    const [noah, jade] = [someone(), someone()]
    const people = [noah, { ...jade, language: 'fr' as const }]
    expect(await maya.call(collectionCalls.addToRoster, { body: { projectId, people } })).toEqual({
      added: 2,
      known: 0,
    })
    expect(await maya.call(collectionCalls.addToRoster, { body: { projectId, people } })).toEqual({
      added: 0,
      known: 2,
    })
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    const remind = () => maya.call(collectionCalls.remind, { body: { projectId } })
    expect([await remind(), await remind()]).toEqual([{ reminded: 1 }, { reminded: 0 }])
    const [mail] = await mailsTo(app, jade.email, 'Il manque encore votre taille')
    expect(mail?.head).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/)
    const stop = /\/sizes\/stop\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    // A program that opens the one-click address leads to the page.
    const opened = await app.app.inject({ url: `/api/v1/projects/collection/stop/${stop}` })
    expect([opened.statusCode, new URL(String(opened.headers.location)).pathname]).toEqual([
      303,
      `/sizes/stop/${stop}`,
    ])
    await visitor.call(collectionCalls.stopReminders, { params: { secret: stop } })
    app.setNow(new Date(Date.now() + 2 * 86_400_000))
    expect(await remind()).toEqual({ reminded: 0 })
    app.setNow(new Date())
    const { roster } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(roster.map(({ answeredAt, isSilent }) => [answeredAt !== null, isSilent]).toSorted()).toEqual([
      [false, true],
      [true, false],
    ])
    const unverified = await signUp(app)
    const body = { projectId: unverified.projectId }
    expect(await unverified.refused(collectionCalls.remind, { body })).toBe('403 email_not_verified')
  })

  test('misses again who asked for nothing but a design that is gone (SC4, SC13, SC15)', async () => {
    const { tee, hoodie, projectId, token } = await open()
    const [noah, jade] = [someone(), someone()]
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [noah, jade] } })
    await maya.call(collectionCalls.change, { body: { projectId, showAnswered: true } })
    for (const [person, id] of [[noah, tee] as const, [jade, hoodie] as const])
      await visitor.call(collectionCalls.collectSize, send(person, [{ id, size: 'M', quantity: 1 }]))
    const params = { secret: await privateSecret(app, noah.email) }
    const { id: newProjectId } = await maya.call(projectCalls.create, {
      body: { name: 'Elsewhere', teamId: maya.teamId },
    })
    await maya.call(designCalls.move, { body: { designId: tee, newProjectId } })
    const { answers, roster } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(answers.map(({ email }) => email)).toEqual([jade.email])
    const missing = roster.filter(({ answeredAt }) => answeredAt === null).map(({ email }) => email)
    expect(missing).toEqual([noah.email])
    const { project } = await visitor.call(collectionCalls.info, { query: { token } })
    expect(project.answered).toBe(1)
    expect((await visitor.call(collectionCalls.ownAnswer, { params })).selection).toEqual([])
    expect(await maya.call(collectionCalls.remind, { body: { projectId } })).toEqual({ reminded: 1 })
  })

  test('puts three thousand people on the roster at once, and no more (SC11)', async () => {
    const { projectId } = await open()
    const people = Array.from({ length: 3000 }, (_, index) => ({
      firstName: 'Marie-Élodie',
      lastName: 'Bélanger-Tremblay 🦊',
      email: `person-${index}@example.com`,
    }))
    const body = { projectId, people }
    expect(await maya.call(collectionCalls.addToRoster, { body })).toEqual({ added: 3000, known: 0 })
    const again = [...people.slice(1), { ...people[0]!, email: 'new@example.com' }]
    expect(await maya.call(collectionCalls.addToRoster, { body: { projectId, people: again } })).toEqual({
      added: 1,
      known: 2999,
    })
    const { roster } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(roster).toHaveLength(3001)
    const many = { projectId, people: [...people, ...again] }
    expect(await maya.refused(collectionCalls.addToRoster, { body: many })).toBe('400 validation_failed')
  })

  test('reminds hundreds one after the other, and nobody twice when it is cut off (SC15)', async () => {
    const { projectId } = await open()
    const people = Array.from({ length: 230 }, someone)
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people } })
    const remind = () => maya.call(collectionCalls.remind, { body: { projectId } })
    expect([await remind(), await remind()]).toEqual([{ reminded: 230 }, { reminded: 0 }])
    // Begun again, as after a process that was killed, beside what goes on.
    await sendReminders({ projectId, organizerId: maya.id }, app.dependencies)
    const { roster } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(roster.filter(({ isBeingReminded }) => isBeingReminded)).toEqual([])
    const written = await app.pool.query<{ to: string }>(
      "select data->>'to' as to from jobs.job where name = 'mail' and data->>'to' = any($1)",
      [people.map(({ email }) => email)],
    )
    expect(written.rows.map(({ to }) => to).toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })

  test('leaves alone who has answered before their reminder was written, and all once it is closed (SC15)', async () => {
    const { tee, projectId } = await open()
    const [noah, jade] = [someone(), someone()]
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [noah, jade] } })
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    const wait = () =>
      app.pool.query('update collection_roster set is_being_reminded = true where project_id = $1', [
        projectId,
      ])
    const asked = { projectId, organizerId: maya.id }
    await wait()
    await sendReminders(asked, app.dependencies)
    await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
    await wait()
    await sendReminders(asked, app.dependencies)
    const written = await app.pool.query(
      "select data->>'to' as to from jobs.job where name = 'mail' and data->>'to' = any($1) and strpos(data::text, '/sizes/stop/') > 0",
      [[noah.email, jade.email]],
    )
    expect(written.rows).toEqual([{ to: jade.email }])
  })

  test('reminds those whom a clock that was ahead has reminded (SC15)', async () => {
    const { projectId } = await open()
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [someone()] } })
    const remind = () => maya.call(collectionCalls.remind, { body: { projectId } })
    app.setNow(new Date(Date.now() + 2 * 86_400_000))
    expect([await remind(), await remind()]).toEqual([{ reminded: 1 }, { reminded: 0 }])
    app.setNow(new Date())
    expect([await remind(), await remind()]).toEqual([{ reminded: 1 }, { reminded: 0 }])
  })

  test('leaves alone who was written to often today (SC15)', async () => {
    const people = [someone(), someone()] as const
    const [often, seldom] = people
    const key = `invited ${often.email}`
    const most = app.dependencies.config.limits.invitationsPerRecipientPerDay
    await app.pool.query('insert into attempts (key, count, window_start) values ($1, $2, now())', [
      key,
      most,
    ])
    const reminded: number[] = []
    for (const project of [await open(), await open()]) {
      await maya.call(collectionCalls.addToRoster, {
        body: { projectId: project.projectId, people: [...people] },
      })
      const answer = await maya.call(collectionCalls.remind, { body: { projectId: project.projectId } })
      reminded.push(answer.reminded)
    }
    expect(reminded).toEqual([1, 1])
    expect(await mailsTo(app, seldom.email, 'Your size is still missing', 2)).toHaveLength(2)
  })

  test('has a file for spreadsheets in which nothing is a formula (SC20)', async () => {
    const { tee, projectId } = await open()
    const details = { ...someone(), firstName: '=1+1', lastName: '@SUM(A1)' }
    await visitor.call(collectionCalls.collectSize, send(details, [{ id: tee, size: 'M', quantity: 1 }]))
    const get = (token?: string) =>
      app.app.inject({
        url: `/api/v1/projects/collection/${projectId}/answers.csv`,
        headers: token ? { 'access-token': token } : {},
      })
    const file = await get(maya.token)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.body).toContain(`${details.email},'=1+1,'@SUM(A1),Training tee,M,1,`)
    // Clocks of the collection's zone showed it.
    await app.pool.query(
      `update collection_entries set created_at = '2026-12-05T04:59:00Z' where first_name = '=1+1'`,
    )
    const zones = { 'America/Toronto': '2026-12-04 23:59', 'America/Winnipeg': '2026-12-04 22:59' }
    for (const [timeZone, shown] of Object.entries(zones)) {
      await maya.call(collectionCalls.change, { body: { projectId, timeZone } })
      expect((await get(maya.token)).body).toContain(`,1,${shown},`)
    }
    expect((await get()).statusCode).toBe(401)
    expect((await get((await signUp(app)).token)).json()).toMatchObject({ errorKey: 'project_not_found' })
  })

  test('has a packing list and labels to print (SC22)', async () => {
    const { tee, hoodie, projectId } = await open()
    const zoe = { ...someone(), firstName: '#panic()', lastName: 'Ågren' }
    await visitor.call(
      collectionCalls.collectSize,
      send(zoe, [
        { id: tee, size: 'M', quantity: 2 },
        { id: hoodie, size: 'XL', quantity: 1 },
      ]),
    )
    const get = async (name: string) => {
      const url = `/api/v1/projects/collection/${projectId}/${name}`
      const answer = await app.app.inject({ url, headers: { 'access-token': maya.token } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      return readPdf(answer.rawPayload)
    }
    const packing = await get('packing.pdf?paper=a4')
    expect(packing.pages.join()).toMatch(
      /Ågren, #panic\(\)[^]*\bXL\b[^]*M × 2|Ågren, #panic\(\)[^]*M × 2[^]*\bXL\b/,
    )
    expect(packing.pageSize).toMatchObject({ width: expect.closeTo(595, 0), height: expect.closeTo(842, 0) })
    const labels = await get('labels.pdf?paper=letter&from=29')
    expect(labels.pages.map(page => page.match(/#panic\(\) Ågren/g)?.length)).toEqual([2, 1])
    const both = await get('packing.pdf?with=labels&sort=firstName')
    expect(both.pages).toHaveLength(2)
    expect(both.pages[0]).toMatch(/#panic\(\) Ågren[^]*3 of 3 pieces on this page\s*page 1 \/ 1/)
    expect(both.pages[1]).toMatch(/#panic\(\) Ågren[^]*1 of 2/)
    // Sizes are read as the organizer reads them.
    await changePerson(app, maya, { language: 'fr' })
    const french = await get('labels.pdf')
    await changePerson(app, maya, { language: 'en' })
    expect(french.pages.join()).toMatch(/\bTG\b/)
    const stranger = await app.app.inject({ url: `/api/v1/projects/collection/${projectId}/labels.pdf` })
    expect(stranger.statusCode).toBe(401)
  })

  test('hands out what was ordered: who is gone since leaves a piece of nobody, who came since is told (SC30)', async () => {
    const { tee, projectId } = await open()
    const people = ['Noah', 'Jade'].map(firstName => ({ ...someone(), firstName, lastName: 'Roy' }))
    for (const person of people)
      await visitor.call(collectionCalls.collectSize, send(person, [{ id: tee, size: 'M', quantity: 11 }]))
    const get = async (name: string) => {
      const url = `/api/v1/projects/collection/${projectId}/${name}`
      const answer = await app.app.inject({ url, headers: { 'access-token': maya.token } })
      return (await readPdf(answer.rawPayload)).pages.join().replace(/\s+/g, ' ')
    }
    expect(await get('packing.pdf')).not.toContain('ordered')
    await placeOrder(maya, [], { items: [{ design_id: tee, sizes: [{ name: 'M', qty: 22 }] }] })
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    const jade = answers.find(each => each.first_name === 'Jade')
    await maya.call(collectionCalls.removeEntry, { params: { id: jade!.id } })
    const late = { ...someone(), firstName: 'Zed', lastName: 'Late' }
    await visitor.call(collectionCalls.collectSize, send(late, [{ id: tee, size: 'L', quantity: 1 }]))
    const packing = await get('packing.pdf')
    expect(packing).toMatch(/follows what was ordered\. 11 ordered pieces are nobody’s: spares,/)
    expect(packing).toContain('Not ordered, and not below: Zed Late, Training tee, L.')
    expect(packing).toMatch(/22 pieces/)
    expect((await get('labels.pdf')).match(/Ordered, nobody’s/g)).toHaveLength(11)
    expect(await get('labels.pdf')).not.toContain('Zed')
    const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
    const told = designs.find(({ id }) => id === tee)?.ordered?.filter(({ qty }) => qty > 0)
    expect(told).toEqual([{ name: 'M', qty: 22 }])
  })

  test('is told to come again with three lists waiting; a teammate has theirs (AC49)', async () => {
    const { tee, projectId } = await open()
    await visitor.call(collectionCalls.collectSize, send(someone(), [{ id: tee, size: 'M', quantity: 1 }]))
    const get = (from: number, { token }: Person) =>
      app.app.inject({
        url: `/api/v1/projects/collection/${projectId}/labels.pdf?from=${from}`,
        headers: { 'access-token': token },
      })
    const noah = await signUp(app)
    const token = await maya.call(teamCalls.link, { query: { teamId: maya.teamId } })
    await noah.call(teamCalls.join, { body: { token } })
    const asked = Array.from({ length: 20 }, (_, index) => get(index + 1, maya))
    const theirs = get(30, noah)
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(16)
    for (const each of refused) {
      expect([each.statusCode, each.headers['retry-after']]).toEqual([429, '5'])
      expect(each.json()).toMatchObject({ errorKey: 'too_many_requests' })
    }
    expect((await theirs).statusCode).toBe(200)
  })

  test('leaves a label its design and size, however long a name is (SC22)', async () => {
    const { tee, projectId } = await open()
    for (const [firstName, email] of [
      ['Marie Claire '.repeat(15), 'marie@example.com'],
      ['W'.repeat(200), 'w@example.com'],
    ] as const)
      await visitor.call(
        collectionCalls.collectSize,
        send({ ...someone(), firstName, email }, [{ id: tee, size: 'XL', quantity: 1 }]),
      )
    const url = `/api/v1/projects/collection/${projectId}/labels.pdf`
    const answer = await app.app.inject({ url, headers: { 'access-token': maya.token } })
    const labels = await readPdf(answer.rawPayload)
    expect(labels.pages.join().match(/Training tee/g)).toHaveLength(2)
    const lines = labels.pages.join('\n').replaceAll('\u200b', '').split('\n')
    expect(lines.filter(line => line.length > 60)).toEqual([])
  })

  test('prints everybody though one name turns around what stands beside it (AC32, SC22)', async () => {
    const { tee, projectId } = await open()
    const turned = { ...someone(), firstName: 'Ada\u202eabc' }
    for (const details of [turned, someone()])
      await visitor.call(collectionCalls.collectSize, send(details, [{ id: tee, size: 'M', quantity: 1 }]))
    const read = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(read.answers.map(({ first_name }) => first_name).toSorted()).toEqual(['Adaabc', 'Noah'])
    // As names were kept once.
    await app.pool.query(
      'update collection_entries set first_name = $2 where project_id = $1 and first_name = $3',
      [projectId, turned.firstName, 'Adaabc'],
    )
    for (const name of ['packing.pdf', 'labels.pdf']) {
      const url = `/api/v1/projects/collection/${projectId}/${name}`
      const answer = await app.app.inject({ url, headers: { 'access-token': maya.token } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      const pages = (await readPdf(answer.rawPayload)).pages.join()
      for (const name of ['Adaabc', 'Noah']) expect(pages).toContain(name)
    }
  })

  test('sets a cover and a logo, which anyone with their address sees (SC21)', async () => {
    const { projectId, token } = await open()
    const cover = await makeArtwork(app.app, maya, crestSvg, { filename: 'cover.svg', type: 'cover' })
    const logo = await makeArtwork(app.app, maya, crestSvg, { filename: 'logo.svg', type: 'logo' })
    const set = (call: typeof collectionCalls.setIcon, asset: typeof logo) =>
      maya.call(call, { body: { projectId, uuid: asset.assetId, assetVersionId: asset.assetVersionId } })
    await set(collectionCalls.setIcon, logo)
    await maya.call(collectionCalls.setCover, {
      body: { projectId, uuid: cover.assetId, assetVersionId: cover.assetVersionId },
    })
    const listed = (await maya.call(projectCalls.list, {})).find(({ id }) => id === projectId)
    expect([listed?.iconUuid, listed?.coverPhotoUuid]).toEqual([logo.assetId, cover.assetId])
    const { project } = await visitor.call(collectionCalls.info, { query: { token } })
    const picture = await app.app.inject({ url: new URL(project.iconUrl ?? '').pathname })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    const outsider = await signUp(app)
    const body = { projectId: outsider.projectId, uuid: logo.assetId, assetVersionId: logo.assetVersionId }
    expect(await outsider.refused(collectionCalls.setIcon, { body })).toBe('404 assetDoesntExist')
    const crossed = { projectId, uuid: logo.assetId, assetVersionId: logo.assetVersionId }
    expect(await maya.refused(collectionCalls.setCover, { body: crossed })).toBe('404 assetDoesntExist')
    await maya.call(collectionCalls.setIcon, { body: { projectId, uuid: null, assetVersionId: null } })
    expect((await app.app.inject({ url: new URL(project.iconUrl ?? '').pathname })).statusCode).toBe(404)
  })
})

test('what people said goes 180 days after closing, or after the last answer (SC8)', async () => {
  const [closed, answered, recent] = [await open(), await open(), await open()]
  for (const { tee } of [closed, answered, recent]) {
    await visitor.call(collectionCalls.collectSize, send(someone(), [{ id: tee, size: 'M', quantity: 1 }]))
  }
  const age = (projectId: string) =>
    app.pool.query(
      "update collection_entries set created_at = now() - interval '181 days' where project_id = $1",
      [projectId],
    )
  await age(answered.projectId)
  await maya.call(collectionCalls.change, { body: { projectId: closed.projectId, isOpen: false } })
  await app.pool.query(
    "update collections set closed_at = now() - interval '181 days' where project_id = $1",
    [closed.projectId],
  )
  // Closed lately, though its answers are old.
  await age(recent.projectId)
  await maya.call(collectionCalls.change, { body: { projectId: recent.projectId, isOpen: false } })
  await app.dependencies.database.write(tx => removeOldAnswers(tx, new Date()))
  const left = [closed, answered, recent].map(({ projectId }) => answersOf(projectId))
  expect(await Promise.all(left)).toEqual(['', '', 'M 1'])
  await maya.call(collectionCalls.erase, { params: { projectId: recent.projectId } })
  expect(await answersOf(recent.projectId)).toBe('')
})

type Step = {
  readonly act: string
  readonly person: ReturnType<typeof someone>
  readonly design_id: string
  readonly size: string
  readonly quantity: number
}

describe('the cart', () => {
  test('takes over the sum of the answers, then what is new (SC5, SC6)', async () => {
    const jonas = await signUpVerified(app)
    const { tee, hoodie, projectId } = await open(jonas)
    const give = (id: string, size: string, quantity: number) =>
      visitor.call(collectionCalls.collectSize, send(someone(), [{ id, size, quantity }]))
    await give(tee, 'M', 20)
    await give(tee, 'M', 3)
    await give(tee, 'L', 2)
    await give(hoodie, 'S', 5)
    await jonas.call(cartCalls.add, { body: { designId: tee, sizes: [{ name: 'XL', qty: 9 }] } })
    const fill = (designIds: string[], add = false) =>
      jonas.call(cartCalls.fromCollection, { body: { projectId, designIds, add } })
    const sizesOf = (item?: { sizes: { name: string; qty: number }[] }) =>
      item?.sizes
        .filter(({ qty }) => qty > 0)
        .map(({ name, qty }) => `${name} ${qty}`)
        .join(', ')
    const inCartOf = async (designId: string) => {
      const { designs } = await jonas.call(collectionCalls.read, { params: { projectId } })
      const design = designs.find(({ id }) => id === designId)
      return [design?.inCart, design?.inCartAdded]
    }
    expect(await inCartOf(tee)).toEqual([9, 34])
    expect(await inCartOf(hoodie)).toEqual([null, null])
    const { items } = await fill([tee])
    expect(items).toHaveLength(1)
    expect(sizesOf(items[0])).toBe('M 23, L 2')
    expect(items[0]?.collectedSizes).toHaveLength(3)
    expect(items[0]?.collected?.newSizes).toEqual([])
    await give(tee, 'S', 6)
    await jonas.call(cartCalls.setSizes, {
      body: [{ id: items[0]!.id, sizes: [{ name: 'M', qty: 30 }] }],
    })
    const later = await jonas.call(cartCalls.items, { query: {} })
    expect(later.items[0]?.collected?.newSizes).toEqual([{ name: 'S', qty: 6 }])
    expect(await inCartOf(tee)).toEqual([30, 36])
    expect(sizesOf((await fill([tee], true)).items[0])).toBe('S 6, M 30')
    expect((await jonas.call(cartCalls.items, { query: {} })).items[0]?.collected?.newSizes).toEqual([])
    const elsewhere = await makeDesign(jonas)
    expect(
      await jonas.refused(cartCalls.fromCollection, { body: { projectId, designIds: [elsewhere] } }),
    ).toBe('404 designIdDoesntExist')
  })

  test('keeps who wants what by the answer, and an order nobody (SC32, SC8)', async () => {
    const { tee, projectId } = await open()
    const [noah, jade] = [someone(), { ...someone(), firstName: 'Jade' }]
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 2 }]))
    await visitor.call(collectionCalls.collectSize, send(jade, [{ id: tee, size: 'L', quantity: 1 }]))
    const fill = () =>
      maya.call(cartCalls.fromCollection, { body: { projectId, designIds: [tee], add: true } })
    type Row = { readonly id: string; readonly lines: readonly Line[]; readonly sizes: SizeQuantity[] }
    const inCart = async () => {
      const { rows } = await app.pool.query<Row>(
        'select id, lines, sizes from cart_items where design_id = $1',
        [tee],
      )
      return must(rows[0], 'item')
    }
    const lineOf = (name: string, rest: { readonly size: string; readonly qty: number }) => {
      const { id } = must(
        answers.find(each => each.first_name === name),
        'answer',
      )
      return { id, ...rest }
    }
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    await fill()
    const filled = await inCart()
    const theirs = filled.lines.filter(line => !isSpare(line))
    expect(theirs).toHaveLength(2)
    expect(theirs).toContainEqual(lineOf('Noah', { size: 'M', qty: 2 }))
    expect(theirs).toContainEqual(lineOf('Jade', { size: 'L', qty: 1 }))
    await fill()
    expect(await inCart()).toEqual(filled)
    const ofEach = (qty: number) => filled.sizes.map(({ name }) => ({ name, qty: name === 'M' ? qty : 0 }))
    for (const sizes of [ofEach(1), ofEach(50)]) {
      await maya.call(cartCalls.setSizes, { body: [{ id: filled.id, sizes }] })
      expect(await inCart()).toEqual({ ...filled, lines: withQuantities(filled.lines, sizes), sizes })
      expect((await inCart()).lines.slice(-2)).toEqual(theirs)
    }
    const said = JSON.stringify(await inCart())
    for (const { firstName, lastName, email } of [noah, jade])
      for (const word of [firstName, lastName, email]) expect(said).not.toContain(word)
    const { id: preorderId } = await placeOrder(maya, [], { items: [{ design_id: tee, sizes: ofEach(50) }] })
    const { rows } = await app.pool.query<Row>('select lines from preorder_items where preorder_id = $1', [
      preorderId,
    ])
    expect(rows.map(({ lines }) => lines)).toEqual([linesOf(ofEach(50))])

    await fill()
    const { sizes } = await inCart()
    await app.dependencies.database.write(tx => removeAnswers(tx, [projectId]))
    expect(await inCart()).toMatchObject({ sizes, lines: linesOf(sizes) })
  })

  test('takes over the sum of whatever was sent, corrected and removed (SC4, SC5)', async () => {
    const { tee, hoodie, projectId } = await open()
    const people = [someone(), someone()] as const
    const step: fc.Arbitrary<Step> = fc.record({
      act: fc.constantFrom('send', 'add', 'correct', 'remove'),
      person: fc.constantFrom(...people),
      design_id: fc.constantFrom(tee, hoodie),
      size: fc.constantFrom('S', 'M', 'L'),
      quantity: fc.integer({ min: 1, max: 25 }),
    })
    const read = () => maya.call(collectionCalls.read, { params: { projectId } })
    const take = async ({ act, person, design_id, size, quantity }: Step) => {
      if (act === 'send')
        return visitor.call(collectionCalls.collectSize, send(person, [{ id: design_id, size, quantity }]))
      if (act === 'add')
        return maya.call(collectionCalls.addEntry, {
          body: { projectId, details: person, design_id, size, quantity },
        })
      const id = (await read()).answers[0]?.id
      if (!id) return
      if (act === 'correct')
        return maya.call(collectionCalls.changeEntry, { body: { id, design_id, size, quantity } })
      return maya.call(collectionCalls.removeEntry, { params: { id } })
    }
    const takesOverAll = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async steps => {
      for (const each of steps) await take(each)
      const { answers } = await read()
      const { items } = await maya.call(cartCalls.fromCollection, {
        body: { projectId, designIds: [tee, hoodie] },
      })
      for (const { design_id, sizes } of items) {
        const own = answers.filter(each => each.design_id === design_id)
        for (const { name, qty } of sizes) {
          const given = own.filter(({ size }) => size === name)
          expect(qty).toBe(given.reduce((sum, { quantity }) => sum + quantity, 0))
        }
      }
      expect(items).toHaveLength(2)
    })
    await fc.assert(takesOverAll, { numRuns: 3, endOnFailure: true })
  })
})
