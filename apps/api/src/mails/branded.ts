import type { Config } from '#api/config.ts'
import { escapeHtml, logoPlace, usualAccent } from '#api/mails/layout.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'

type Brand = Pick<Config['provider'], 'name' | 'accent' | 'sender'>

/** ST26: a mail in the house's colour, with its logo where mail programs show such, from the house by its name. */
export function brandedMail<Of extends Mail>(
  mail: Of,
  { name, accent, sender }: Brand,
  { logo, from }: { readonly logo: string | null; readonly from: string },
): Of & { readonly from: string } {
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;margin:0 0 24px">`
    : ''
  return {
    ...mail,
    html: mail.html.replace(logoPlace, () => picture).replaceAll(usualAccent, accent || usualAccent),
    from: sender ? `"${sender}" <${addressIn(from)}>` : from,
  }
}

/** `hello@shop.example` of `Shop <hello@shop.example>`. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from
}
