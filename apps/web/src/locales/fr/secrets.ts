import type { secrets as source } from '#web/locales/en/secrets.ts'
import type { Texts } from '#web/locales/texts.ts'

export const secrets = {
  keys: {
    title: 'Clé de «\u00a0{{name}}\u00a0»',
    text: 'Montrée une seule fois. Conservez-la là où le programme la lit.',
    field: 'Clé',
    copy: 'Copier la clé',
    kept: 'Je l’ai conservée',
    leave: 'Quitter sans la clé?',
    leaveText: 'Elle ne sera plus montrée. Vous pourrez y mettre fin et en créer une autre.',
    leaveAction: 'Quitter',
  },
  webhooks: {
    title: 'Secret de {{name}}',
    text: 'Montré une seule fois. Conservez-le là où le programme le lit\u00a0: c’est ainsi qu’il sait que l’envoi vient de nous.',
    field: 'Secret',
    copy: 'Copier le secret',
    kept: 'Je l’ai conservé',
    leave: 'Quitter sans le secret?',
    leaveText: 'Il ne sera plus montré. Vous pourrez le renouveler plus tard.',
    leaveAction: 'Quitter',
  },
} satisfies Texts<typeof source>
