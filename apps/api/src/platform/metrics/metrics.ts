import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Measured } from '#api/platform/metrics/measured.ts'

/** What is told to whoever watches the process; all of it is counts and seconds, nothing of anybody's. */
export type Metrics = {
  /** One that was answered; `call` is its name in the contract, or its path where it has none. */
  readonly countCall: (call: string, status: number, seconds: number) => void
  /** A port whose calls are counted and timed. */
  readonly measured: Measured
  /** `wasKept`: what was asked of a cache was there, and is not made anew. */
  readonly countCache: (cache: string, wasKept: boolean) => void
  /** Figures that are read together, once each time they are asked for, by the values of their label. */
  readonly gauges: <Name extends string>(
    label: string,
    helps: Readonly<Record<Name, string>>,
    read: () => Promise<Figures<Name>> | Figures<Name>,
  ) => void
  /** Prometheus' text. */
  readonly tell: () => Promise<string>
}

/** The figures of each name, by the values of a label. */
type Figures<Name extends string> = Readonly<Record<Name, ReadonlyMap<string, number>>>

/** From what a cached answer takes to what nobody waits for. */
const secondsOfCalls = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const secondsOfPorts = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'teamloom_call_seconds',
    help: 'Calls that were answered, by their name and status.',
    labelNames: ['call', 'status'],
    buckets: secondsOfCalls,
    registers,
  })
  const ports = new Histogram({
    name: 'teamloom_port_seconds',
    help: 'What was asked of files, mail, artwork readers, pictures and the card provider.',
    labelNames: ['port', 'method', 'outcome'],
    buckets: secondsOfPorts,
    registers,
  })
  const caches = new Counter({
    name: 'teamloom_cache_reads_total',
    help: 'What was asked of caches: kept, or made anew.',
    labelNames: ['cache', 'outcome'],
    registers,
  })
  const readings: (() => Promise<void>)[] = []
  return {
    countCall: (call, status, seconds) => calls.observe({ call, status: String(status) }, seconds),
    countCache: (cache, wasKept) => caches.inc({ cache, outcome: wasKept ? 'kept' : 'made' }),
    measured: (port, opened) =>
      timed(opened, (method, outcome, seconds) => ports.observe({ port, method, outcome }, seconds)),
    gauges: (label, helps, read) => void readings.push(readingOf(registry, label, helps, read)),
    tell: async () => {
      // In turn: a look takes one connection.
      for (const read of readings) await read()
      return registry.metrics()
    },
  }
}

/** Reads all of them at once, and sets each to what was read. */
function readingOf<Name extends string>(
  registry: Registry,
  label: string,
  helps: Readonly<Record<Name, string>>,
  read: () => Promise<Figures<Name>> | Figures<Name>,
): () => Promise<void> {
  const names = Object.keys(helps) as Name[]
  const gauges = names.map(name => {
    const gauge = new Gauge({ name, help: helps[name], labelNames: [label], registers: [registry] })
    return { name, gauge }
  })
  return async () => {
    const figures = await read()
    for (const { name, gauge } of gauges) {
      gauge.reset()
      for (const [value, figure] of figures[name]) gauge.set({ [label]: value }, figure)
    }
  }
}

type Outcome = 'done' | 'failed'

/** A port whose methods that answer later tell how they ended, and after how many seconds. */
function timed<Port extends object>(
  port: Port,
  tell: (method: string, outcome: Outcome, seconds: number) => void,
): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]) => {
        const begun = performance.now()
        const answer: unknown = Reflect.apply(value, target, given)
        if (!(answer instanceof Promise)) return answer
        const end = (outcome: Outcome) => () => tell(String(key), outcome, (performance.now() - begun) / 1000)
        answer.then(end('done'), end('failed'))
        return answer
      }
    },
  })
}
