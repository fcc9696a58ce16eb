import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'

/** Addresses as people paste them, apart by commas, semicolons, spaces or lines; each once, and what is none. */
export function readEmails(text: string): {
  readonly emails: readonly string[]
  readonly wrong: readonly string[]
} {
  const emails = new Set<string>()
  const wrong: string[] = []
  let isNamed = false
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    // `Maya Tremblay <maya@example.com>`: the names around it say nothing.
    const isInBrackets = word.startsWith('<') && word.endsWith('>')
    const read = emailSchema.safeParse(isInBrackets ? word.slice(1, -1) : word)
    if (read.success) emails.add(read.data)
    else wrong.push(word)
    if (isInBrackets && word.includes('@')) isNamed = true
  }
  return { emails: [...emails], wrong: isNamed ? wrong.filter(word => word.includes('@')) : wrong }
}
