import { hasVisible, isPlainLine, isPlainText, withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'

const missing = { error: 'is required', params: { rule: 'missing' } }
const atMost = (max: number) => ({
  error: `at most ${max} characters`,
  params: { rule: 'longest', limit: max },
})

/** In characters as people count them, of which one may be two of a text's. */
const hasAtMost = (max: number) => (text: string) =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)
const hasAtLeast = (min: number) => (text: string) => text.length >= 2 * min || [...text].length >= min

/** What holds of a line of text as people type it: trimmed, NFC, no control characters, without hidden ones (AC32); `min` to `max` characters. */
export function lineChecks(min: number, max: number): z.core.$ZodCheck<string>[] {
  return [
    z.overwrite(withoutHidden),
    z.normalize('NFC'),
    z.trim(),
    z.refine(isPlainLine, 'control characters are not allowed'),
    z.refine(text => text === '' || hasVisible(text), missing),
    z.refine(
      hasAtLeast(min),
      min === 1 ? missing : { error: `at least ${min} characters`, params: { rule: 'shortest', limit: min } },
    ),
    z.refine(hasAtMost(max), atMost(max)),
  ]
}

/** What holds of a text of several lines: trimmed, NFC, without hidden characters, no control characters but line ends and tabs; up to `max` characters. */
export function textChecks(max: number): z.core.$ZodCheck<string>[] {
  return [
    z.overwrite(withoutHidden),
    z.normalize('NFC'),
    z.trim(),
    z.refine(isPlainText, 'control characters are not allowed'),
    z.refine(hasAtMost(max), atMost(max)),
  ]
}

/** A line of text as people type it; `min` to `max` characters. */
export function lineField(min: number, max: number) {
  return z
    .string()
    .check(...lineChecks(min, max))
    .register(z.globalRegistry, { minLength: min, maxLength: max })
}

/** A text of several lines; up to `max` characters. */
export function textField(max: number) {
  return z
    .string()
    .check(...textChecks(max))
    .register(z.globalRegistry, { maxLength: max })
}
