import { calls, rawCalls } from '@teamloom/contract/index.ts'
import { isFileCall } from '@teamloom/contract/raw-call.ts'
import { refusals } from '@teamloom/contract/refusals.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: object }[]
  readonly requestBody?: { readonly content: Record<string, { schema: object }> }
  readonly responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
  readonly security: readonly Record<string, readonly string[]>[]
}
type Description = {
  readonly openapi: string
  readonly info: { title: string; version: string }
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { securitySchemes: Record<string, object>; schemas?: Record<string, object> }
}

let app: TestApp
let description: Description

beforeAll(async () => {
  app = await startTestApp()
  description = (await app.app.inject({ url: '/api/openapi.json' })).json()
})
afterAll(() => app.close())

function operationOf(call: (typeof calls | typeof rawCalls)[number]): Operation | undefined {
  const path = `/api/v1${call.path.replace(/:(\w+)/g, '{$1}')}`
  return description.paths[path]?.[call.method.toLowerCase()]
}

describe('the description', () => {
  test('is OpenAPI 3.1, of the calls of the contract and of nothing else', () => {
    expect(description.openapi).toMatch(/^3\.1\.\d+$/)
    const described = Object.values(description.paths).flatMap(path => Object.values(path))
    expect(described.map(operation => operation.operationId).toSorted()).toEqual(
      [...calls, ...rawCalls].map(call => call.name).toSorted(),
    )
  })

  test('refers to nothing that it does not have', () => {
    const text = JSON.stringify(description)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1]!.split('/'))
    for (const way of references) {
      expect(
        way.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], description),
      ).toBeDefined()
    }
    expect(text).not.toContain('"$ref":"http')
  })

  test.each(rawCalls.filter(isFileCall))('says which files $name answers', call => {
    const content = operationOf(call)?.responses['200']?.content ?? {}
    expect(Object.keys(content)).toEqual(call.media)
    for (const { schema } of Object.values(content)) expect(schema).toMatchObject({ format: 'binary' })
  })

  test.each([...calls, ...rawCalls])(
    'says of $name what it takes, who may call it and how it is refused',
    call => {
      const operation = operationOf(call)
      expect(operation).toMatchObject({ operationId: call.name, summary: call.summary })
      const parameters = operation?.parameters ?? []
      const named = (place: string) => parameters.filter(each => each.in === place).map(each => each.name)
      expect(named('path')).toEqual(Object.keys(call.params?.shape ?? {}))
      expect(named('query')).toEqual(Object.keys(call.query?.shape ?? {}))
      expect(parameters.filter(each => each.in === 'path').every(each => each.required)).toBe(true)
      const takesBytes = 'kind' in call && call.kind === 'bytes'
      expect(operation?.requestBody !== undefined).toBe(takesBytes || call.body !== undefined)
      const schemes = operation?.security.flatMap(each => Object.keys(each)) ?? []
      expect(schemes).toEqual(
        {
          public: [],
          session: ['session'],
          staff: ['session'],
          admin: ['session'],
          'session-or-service': ['session', 'service'],
          'session-or-leaving': ['session'],
        }[call.access],
      )
      for (const scheme of schemes) expect(description.components.securitySchemes).toHaveProperty(scheme)
      for (const code of call.refusals) {
        const answer = JSON.stringify(operation?.responses[refusals[code]])
        expect(answer).toContain(JSON.stringify(code))
      }
      expect(operation?.responses).toHaveProperty('kind' in call && call.kind === 'page' ? '303' : '200')
      for (const response of Object.values(operation?.responses ?? {})) {
        expect(response.description).toBeTypeOf('string')
      }
    },
  )
})

describe('the page', () => {
  test.each(['/api/docs', '/api/docs/'])('answers at %s, with no script of its own inside', async url => {
    const page = await app.app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch('text/html')
    // Our policy lets only files of ours run.
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes, content] of scripts) {
      expect(content).toBe('')
      const source = /src="(\/[^"]+)"/.exec(attributes ?? '')?.[1] ?? ''
      const script = await app.app.inject({ url: source })
      expect(script.statusCode).toBe(200)
      expect(script.headers['content-type']).toMatch('javascript')
    }
    expect(page.body).not.toMatch(/https?:\/\//)
  })
})
