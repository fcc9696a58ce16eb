import { randomUUID } from 'node:crypto'
import { type CommentThread, commentCalls } from '@teamloom/contract/comments.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let people: readonly Person[]
let minutes = 0
const started = Date.now()
let art: { readonly assetId: string; readonly assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  const maya = await signUp(app)
  people = [maya]
  for (let more = 0; more < 4; more++) people = [...people, await signUpTeammate(app, maya)]
  art = await makeArtwork(app.app, maya)
})
afterAll(() => app.close())

/** What one of the people does; numbers choose among what there is. */
type Step = { readonly who: number; readonly what: (typeof acts)[number]; readonly which: number }

const acts = [
  'say',
  'sayOn',
  'answer',
  'edit',
  'remove',
  'resolve',
  'open',
  'again',
  'addDecoration',
  'removeDecoration',
  'undo',
  'restore',
  'paint',
] as const

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(),
  what: fc.constantFrom(...acts),
  which: fc.nat(),
})

/** What was acknowledged and must be there: by the comments' ids. */
type Kept = Map<string, { readonly text: string; readonly author: string; readonly threadId: string }>

type World = { readonly designId: string; readonly kept: Kept; readonly sent: (() => Promise<unknown>)[] }

const pick = <Each>(all: readonly Each[], which: number): Each | undefined => all[which % all.length]

async function take({ who, what, which }: Step, { designId, kept, sent }: World): Promise<void> {
  const person = must(pick(people, who), 'person')
  const [id, comment] = pick([...kept], which) ?? []
  const text = randomUUID()
  const key = randomUUID()
  const keep = (told: CommentThread, own: string) =>
    kept.set(own, { text, author: person.id, threadId: told.id })
  const decorations = async () =>
    (await person.call(generatorCalls.read, { params: { id: designId } })).decorations
  if (what === 'say' || what === 'sayOn') {
    const decorationId = what === 'sayOn' ? pick(await decorations(), which)?.id : undefined
    const anchor = decorationId ? { side: 'front', x: 5, y: 5, decorationId } : {}
    const send = () => person.call(commentCalls.add, { body: { designId, anchor, text, key } })
    const told = await send().catch(refusedAs('422 unknownDecoration'))
    if (!told) return
    keep(told, told.id)
    sent.push(send)
  } else if (what === 'answer' && id) {
    const send = () => person.call(commentCalls.answer, { body: { commentId: id, text, key } })
    const told = await send().catch(refusedAs('404 not_found'))
    if (!told) return
    const own = must(
      told.answers.find(answer => answer.text === text),
      'answer',
    )
    keep(told, own.id)
    sent.push(send)
  } else if (what === 'edit' && id && comment) {
    const author = must(
      people.find(each => each.id === comment.author),
      'author',
    )
    const told = await author
      .call(commentCalls.edit, { body: { commentId: id, text } })
      .catch(refusedAs('404 not_found', '403 comment_not_own'))
    if (told && kept.has(id)) kept.set(id, { ...comment, text })
  } else if (what === 'remove' && id && comment) {
    const author = must(
      people.find(each => each.id === comment.author),
      'author',
    )
    kept.delete(id)
    await author
      .call(commentCalls.remove, { params: { id } })
      .catch(refusedAs('404 not_found', '403 comment_not_own'))
  } else if ((what === 'resolve' || what === 'open') && id) {
    const state = what === 'resolve' ? 'resolved' : 'open'
    await person
      .call(commentCalls.setState, { body: { commentId: id, state } })
      .catch(refusedAs('404 not_found'))
  } else if (what === 'again') {
    await pick(sent, which)?.().catch(refusedAs('404 not_found', '422 unknownDecoration'))
  } else if (what === 'addDecoration') {
    await update(person, designId, { action: 'addDecoration', type: 'screenprint', ...art }).catch(
      refusedAs('422 noSizeAvailable', '422 spotTaken'),
    )
  } else if (what === 'removeDecoration') {
    const decoration = pick(await decorations(), which)
    if (decoration)
      await update(person, designId, { action: 'removeDecoration', decorationId: decoration.id }).catch(
        refusedAs('422 unknownDecoration'),
      )
  } else if (what === 'undo') {
    await person
      .call(generatorCalls.undo, { body: { designId, key } })
      .catch(refusedAs('409 nothingToUndo', '409 changedSince'))
  } else if (what === 'restore') {
    await person.call(versionCalls.restore, { body: { designId, revision: 1 } })
  } else if (what === 'paint') {
    await update(person, designId, paint(red))
  }
}

/** Undefined where it is refused as it may be. */
function refusedAs(...expected: readonly string[]) {
  return (error: { status?: number; errorKey?: string }): undefined => {
    expect(expected).toContain(`${error.status} ${error.errorKey}`)
  }
}

async function allThreads(person: Person, designId: string): Promise<CommentThread[]> {
  const threads: CommentThread[] = []
  for (;;) {
    const after = threads.at(-1)?.id
    const page = await person.call(commentCalls.list, {
      params: { id: designId },
      query: after === undefined ? {} : { after },
    })
    if (page.length === 0) return threads
    threads.push(...page)
  }
}

const told = (threads: readonly CommentThread[]) => threads.map(({ unread: _, ...thread }) => thread)

test('whatever several people say, undo and restore at once: all see the same, nothing is lost, nothing is about nothing (RV1, RV2, RV4, RV8)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async rounds => {
        // A minute of its own: whoever says so much in one has to wait.
        minutes += 1
        app.setNow(new Date(started + minutes * 61_000))
        const designId = await makeDesign(must(people[0], 'maya'))
        const world: World = { designId, kept: new Map(), sent: [] }
        for (const round of rounds) {
          // Of what is done at once, each about another comment: which of two is later is not known.
          const distinct = [...new Map(round.map(each => [each.which % 7, each])).values()]
          await Promise.all(distinct.map(each => take(each, world)))
        }
        const [first, ...others] = await Promise.all(people.map(person => allThreads(person, designId)))
        const threads = must(first, 'threads')
        for (const other of others) expect(told(other)).toEqual(told(threads))
        const said = new Map(
          threads.flatMap(thread => [thread, ...thread.answers]).map(each => [each.id, each.text] as const),
        )
        for (const [id, { text }] of world.kept) expect(said.get(id)).toBe(text)
        const unknown = [...said].filter(([id]) => !world.kept.has(id))
        expect(unknown.filter(([, text]) => text !== '')).toEqual([])
        expect(new Set(threads.map(({ number }) => number)).size).toBe(threads.length)
        const { decorations, revision } = await must(people[0], 'maya').call(generatorCalls.read, {
          params: { id: designId },
        })
        for (const { about, anchor, revision: then } of threads) {
          expect(then).toBeLessThanOrEqual(revision)
          expect(about?.decorationId).toBe('decorationId' in anchor ? anchor.decorationId : undefined)
          const isThere = about && decorations.some(({ id }) => id === about.decorationId)
          expect(about?.isThere ?? null).toBe(isThere)
        }
      },
    ),
    { numRuns: 10 },
  )
})
