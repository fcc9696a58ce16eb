import type { designView as source } from '#web/locales/en/design-view.ts'
import type { Texts } from '#web/locales/texts.ts'

export const designView = {
  turnLeft: 'Tourner au côté précédent',
  turnRight: 'Tourner au côté suivant',
  text: 'Nous envoyons à {{email}} un lien qui l’ouvre sur un ordinateur ou une tablette.',
  send: 'M’envoyer le lien',
  sending: 'Envoi…',
  sent: 'Envoyé à {{email}}. Ouvrez votre courriel sur le plus grand écran.',
  again: 'Envoyer de nouveau',
} satisfies Texts<typeof source>
