/** The text of a `tsconfig.json` with these folders, relative to it, as its references, in the house's form. */
export function withReferences(text: string, paths: readonly string[]): string {
  const without = text.replace(/,\s*"references": \[[^\]]*\]/, '')
  if (paths.length === 0) return without
  const entries = paths.map(path => `{ "path": "${path}" }`)
  const list = entries.length === 1 ? `[${entries[0]}]` : `[\n    ${entries.join(',\n    ')}\n  ]`
  return without.replace(/\n\}\s*$/, `,\n  "references": ${list}\n}\n`)
}

/** The folders that a `tsconfig.json` refers to, relative to it. */
export function referencesOf(text: string): readonly string[] {
  const { references = [] } = JSON.parse(text) as {
    readonly references?: readonly { readonly path: string }[]
  }
  return references.map(({ path }) => path)
}
