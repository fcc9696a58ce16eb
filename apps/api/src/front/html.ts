import { escapeHtml } from '#api/mails/layout.ts'

/** Markup whose words are escaped. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

/** Markup as it is written, with what is put into it escaped unless it is markup itself; lists stand side by side, nothing leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + markupOf(values[index - 1]) + part))
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup
  if (Array.isArray(value)) return value.map(markupOf).join('')
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value))
}

/** Facts for machines, which no text of theirs ends. */
export function dataScript(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return new Html(`<script type="application/ld+json">${text}</script>`)
}
