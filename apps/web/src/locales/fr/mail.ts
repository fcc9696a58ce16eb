import type { mail as source } from '#web/locales/en/mail.ts'
import type { Texts } from '#web/locales/texts.ts'

export const mail = {
  mail: 'Le courriel',
  subject: 'Objet',
  language: 'Langue du courriel',
  sending: 'Envoi…',
} as const satisfies Texts<typeof source>
