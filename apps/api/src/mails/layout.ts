import type { Locale } from '@teamloom/kit/label.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

/** A mail's content, once: the text part and the HTML part are made of it. */
export type MailContent = {
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly rows?: readonly (readonly [label: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footer: string
  readonly replyTo?: string
  readonly leave?: Leave
}

/** How to receive no more of these: a page for people, and the address that mail programs post to (RFC 8058). */
export type Leave = { readonly label: string; readonly page: string; readonly oneClick: string }

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

export function layOutMail(content: MailContent): Mail {
  return {
    to: content.to,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    ...(content.replyTo ? { replyTo: content.replyTo } : {}),
    ...(content.leave ? { unsubscribeUrl: content.leave.oneClick } : {}),
  }
}

/** Between a label and its value. */
const colon = { en: ': ', fr: '\u00a0: ' } as const satisfies Record<Locale, string>

function textOf({ locale, heading, paragraphs, rows = [], action, footer, leave }: MailContent): string {
  const lines = [
    heading,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}${colon[locale]}${value}`).join('\n')] : []),
    // The link stands alone on its line.
    ...(action ? [`${action.label}\n${action.url}`] : []),
    `--\n${footer}`,
    ...(leave ? [`${leave.label}\n${leave.page}`] : []),
  ]
  return `${lines.join('\n\n')}\n`
}

/** The colour of buttons and links; the house's own stands in its place once a mail is sent. */
export const usualAccent = '#2836CF'

/** Before the heading: where the house's logo stands once a mail is sent. */
export const logoPlace = '<!-- logo -->'

const font = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif'

/** For programs that show no buttons. */
const orOpen = { en: 'Or open', fr: 'Ou ouvrez' } as const satisfies Record<Locale, string>

function htmlOf({
  locale,
  subject,
  heading,
  paragraphs,
  rows = [],
  action,
  footer,
  leave,
}: MailContent): string {
  const text = (words: string) =>
    `<p dir="auto" style="margin:0 0 16px;font-size:15px;line-height:24px">${escapeHtml(words)}</p>`
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="padding:8px 16px 8px 0;color:#6B655D;border-top:1px solid #DFDBD4">${escapeHtml(label)}</td>` +
    `<td style="padding:8px 0;text-align:right;border-top:1px solid #DFDBD4">${escapeHtml(value)}</td></tr>`
  const table =
    rows.length > 0
      ? `<table role="presentation" width="100%" style="border-collapse:collapse;font-size:14px;margin:0 0 24px">${rows.map(row).join('')}</table>`
      : ''
  const button = action
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${usualAccent};color:#fff;text-decoration:none;font-weight:500;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:12px;line-height:18px;color:#6B655D;word-break:break-all">${orOpen[locale]} <a href="${escapeHtml(action.url)}" style="color:${usualAccent}">${escapeHtml(action.url)}</a></p>`
    : ''
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#F6F4F1;color:#1C1A18;${font}">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" style="max-width:560px;background:#fff;border:1px solid #DFDBD4;border-radius:12px"><tr><td style="padding:32px;${font}">
${logoPlace}<h1 dir="auto" style="margin:0 0 16px;font-size:22px;line-height:30px">${escapeHtml(heading)}</h1>
${paragraphs.map(text).join('\n')}
${table}${button}
<p style="margin:0;font-size:12px;line-height:18px;color:#6B655D">${escapeHtml(footer)}</p>${
    leave
      ? `\n<p style="margin:8px 0 0;font-size:12px;line-height:18px"><a href="${escapeHtml(leave.page)}" style="color:${usualAccent}">${escapeHtml(leave.label)}</a></p>`
      : ''
  }
</td></tr></table></td></tr></table></body></html>`
}
