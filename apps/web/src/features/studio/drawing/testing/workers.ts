import { expose } from 'comlink'
import type { GarmentWorker } from '#web/features/studio/drawing/garment-worker.ts'

type Question = keyof GarmentWorker
type Answers = { [Name in Question]?: (...asked: Parameters<GarmentWorker[Name]>) => unknown }

let answers: Answers = {}
let questions: { readonly name: string; readonly args: readonly unknown[] }[] = []

/** What the workers draw and find, in the test's hand; what has no answer is being drawn as long as the test lasts. */
export function workersAnswer(next: Answers): void {
  answers = { ...answers, ...next }
}

/** What all workers were asked under a name, in the order of their questions. */
export function askedOfWorkers<Name extends Question>(
  name: Name,
): readonly Parameters<GarmentWorker[Name]>[] {
  return questions
    .filter(each => each.name === name)
    .map(({ args }) => args as Parameters<GarmentWorker[Name]>)
}

export function forgetWorkers(): void {
  answers = {}
  questions = []
}

const garment = new Proxy(
  {},
  {
    get:
      (_, name: Question) =>
      (...args: readonly unknown[]) => {
        questions.push({ name, args })
        const answer = answers[name] as ((...given: readonly unknown[]) => unknown) | undefined
        return answer ? answer(...args) : new Promise(() => {})
      },
  },
)

/** The browser's `Worker` from now on: its other end is here. */
export function installWorkers(): void {
  Object.assign(globalThis, {
    Worker: function openWorker() {
      const { port1, port2 } = new MessageChannel()
      expose(garment, port1)
      return port2
    },
  })
}
