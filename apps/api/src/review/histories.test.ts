import { randomUUID } from 'node:crypto'
import { type CommentThread, commentCalls } from '@teamloom/contract/comments.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { type Caller, type Person, signUp, signUpTeammate, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let people: readonly Person[]
let anyone: Caller
let minutes = 0
const started = Date.now()
let art: { readonly assetId: string; readonly assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  anyone = stranger(app)
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
  'visit',
  'visitOn',
  'visitAnswer',
  'visitEdit',
  'vote',
  'takeVoteBack',
] as const

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(),
  what: fc.constantFrom(...acts),
  which: fc.nat(),
})

/** What was acknowledged and must be there: by the comments' ids. */
type Kept = Map<string, { readonly text: string; readonly author: string; readonly threadId: string }>

type World = {
  readonly designId: string
  /** The token of the link that visitors come by. */
  readonly token: string
  readonly kept: Kept
  readonly sent: (() => Promise<unknown>)[]
  /** What each visitor has as their vote, by their secrets. */
  readonly votes: Map<string, 'heart' | null>
}

/** Two who come by the link; each keeps the secret of their first word. */
type Visitor = { readonly name: string; readonly secrets: Map<string, string> }
const visitors: readonly Visitor[] = [
  { name: 'Camille', secrets: new Map() },
  { name: 'Noah', secrets: new Map() },
]

const pick = <Each>(all: readonly Each[], which: number): Each | undefined => all[which % all.length]

async function take(step: Step, world: World): Promise<void> {
  if (visits.some(each => each === step.what)) return visit(step, world)
  const { who, what, which } = step
  const { designId, kept, sent } = world
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
    // A visitor's own words are not a member's to edit.
    const author = people.find(each => each.id === comment.author) ?? person
    const told = await author
      .call(commentCalls.edit, { body: { commentId: id, text } })
      .catch(refusedAs('404 not_found', '403 comment_not_own'))
    if (told && kept.has(id)) kept.set(id, { ...comment, text })
  } else if (what === 'remove' && id && comment) {
    // RV15: what came by the link any member removes.
    const author = people.find(each => each.id === comment.author) ?? person
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

const visits = ['visit', 'visitOn', 'visitAnswer', 'visitEdit', 'vote', 'takeVoteBack'] as const

/** By the link: a visitor says, answers, edits and votes as somebody without an account. */
async function visit(
  { who, what, which }: Step,
  { designId, token, kept, sent, votes }: World,
): Promise<void> {
  const { name, secrets } = must(pick(visitors, who), 'visitor')
  const known = secrets.get(token)
  const own = { designId, name, key: randomUUID(), ...(known ? { secret: known } : {}) }
  const params = { token }
  const text = randomUUID()
  if (what === 'vote' || what === 'takeVoteBack') {
    const vote = what === 'vote' ? ('heart' as const) : null
    const { secret } = await anyone.call(reviewCalls.vote, { params, body: { ...own, vote } })
    secrets.set(token, secret)
    votes.set(secret, vote)
    return
  }
  if (what === 'visitEdit') {
    const [id, comment] =
      pick(
        [...kept].filter(([, { author }]) => author === known),
        which,
      ) ?? []
    if (!id || !comment || !known) return
    const edited = await anyone
      .call(reviewCalls.edit, { params, body: { commentId: id, text, secret: known } })
      .catch(refusedAs('404 not_found', '429 too_many_requests'))
    if (edited && kept.has(id)) kept.set(id, { ...comment, text })
    return
  }
  const [commentId] = pick([...kept], which) ?? []
  if (what === 'visitAnswer' && !commentId) return
  const { decorations } = await must(people[0], 'maya').call(generatorCalls.read, {
    params: { id: designId },
  })
  const decorationId = what === 'visitOn' ? pick(decorations, which)?.id : undefined
  const anchor = decorationId ? { side: 'front', x: 5, y: 5, decorationId } : {}
  const thread = kept.get(commentId ?? '')?.threadId
  const answers = what === 'visitAnswer' && thread ? { commentId: thread } : {}
  const send = () => anyone.call(reviewCalls.say, { params, body: { ...own, anchor, text, ...answers } })
  const said = await send().catch(
    refusedAs('404 not_found', '422 unknownDecoration', '429 too_many_requests'),
  )
  if (!said) return
  secrets.set(token, said.secret)
  const mine = must(
    [said.thread, ...said.thread.answers].find(each => each.text === text),
    'own words',
  )
  kept.set(mine.id, { text, author: said.secret, threadId: said.thread.id })
  sent.push(send)
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

/** What a step touches that only one step at a time may: a visitor, or a comment. */
const apartOf = ({ what, who, which }: Step) =>
  visits.some(each => each === what) ? `visitor ${who % visitors.length}` : `${which % 7}`

const told = (threads: readonly CommentThread[]) => threads.map(({ unread: _, ...thread }) => thread)

test('whatever several people and two visitors say, vote, undo and restore at once: all see the same, nothing is lost, nothing is about nothing (RV1, RV2, RV4, RV8, RV13, RV14)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async rounds => {
        // A minute of its own: whoever says so much in one has to wait.
        minutes += 1
        app.setNow(new Date(started + minutes * 61_000))
        const designId = await makeDesign(must(people[0], 'maya'))
        const { token } = await must(people[0], 'maya').call(reviewCalls.open, {
          body: { projectId: must(people[0], 'maya').projectId, designIds: [designId], showPrice: false },
        })
        const world: World = { designId, token, kept: new Map(), sent: [], votes: new Map() }
        for (const round of rounds) {
          // Of what is done at once, each about another comment: which of two is later is not known.
          const distinct = [...new Map(round.map(each => [apartOf(each), each])).values()]
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
        const page = await anyone.call(reviewCalls.page, { params: { token }, query: {} })
        const shown = must(page.designs[0], 'design')
        const open = threads.filter(({ state }) => state === 'open')
        expect(shown.threads.map(({ id, text }) => [id, text])).toEqual(
          open.slice(0, shown.threads.length).map(({ id, text }) => [id, text]),
        )
        expect(shown.counts.heart).toBe([...world.votes.values()].filter(vote => vote === 'heart').length)
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
