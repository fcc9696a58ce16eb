import { type FieldRule, fieldRules } from '@teamloom/contract/field-rules.ts'
import { type RefusalFacts } from '@teamloom/contract/refusal-facts.ts'

/** What a schema finds wrong, as the framework tells it. */
type Finding = {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
  readonly params: Readonly<Record<string, unknown>>
}

/** The facts of `validation_failed`: the first field that is wrong, what it breaks, and the number it was held to. */
export function wrongField([first]: readonly Finding[]): RefusalFacts | undefined {
  if (!first) return undefined
  const names = first.instancePath.split('/').filter(part => part !== '' && !/^\d+$/.test(part))
  const { rule, limit } = ruleOf(first)
  return { field: names.at(-1) ?? '', rule, ...(typeof limit === 'number' ? { limit } : {}) }
}

function ruleOf({ keyword, message, params }: Finding): { rule: FieldRule; limit?: unknown } {
  const own = params.params as { readonly rule?: string; readonly limit?: number } | undefined
  const named = fieldRules.find(rule => rule === own?.rule)
  if (named) return { rule: named, limit: own?.limit }
  const { origin } = params
  switch (keyword) {
    case 'too_big':
      return {
        rule: origin === 'array' ? 'itemsAtMost' : origin === 'string' ? 'longest' : 'atMost',
        limit: params.maximum,
      }
    case 'too_small':
      return {
        rule: origin === 'array' ? 'itemsAtLeast' : origin === 'string' ? 'shortest' : 'atLeast',
        limit: params.minimum,
      }
    case 'invalid_type':
      if (message?.endsWith('received undefined')) return { rule: 'missing' }
      return { rule: params.format === 'safeint' || params.expected === 'int' ? 'whole' : 'form' }
    case 'invalid_format':
      return { rule: params.format === 'uuid' || params.format === 'guid' ? 'id' : 'form' }
    default:
      return { rule: message === 'is required' ? 'missing' : 'form' }
  }
}
