import type { live as en } from '#web/locales/en/live.ts'
import type { Texts } from '#web/locales/texts.ts'

export const live: Texts<typeof en> = {
  people: 'Personnes dans ce design',
  follow: 'Suivre {{name}}',
  unfollow: 'Ne plus suivre {{name}}',
  more: '{{count}} de plus',
  following: 'Vous suivez {{name}}',
  untilYouAct: 'jusqu’à votre prochain geste',
  stop: 'Arrêter',
  now: '{{name}}, à l’instant',
  joined: '{{name}} a rejoint le design.',
  left: '{{name}} a quitté le design.',
  changed: '{{name}} a modifié\u00a0: {{thing}}',
  back: 'Connexion rétablie.',
  away: 'La connexion est coupée. Vous pouvez continuer; les autres le verront à son retour.',
  out: {
    noAccess: 'Vous ne faites plus partie de l’équipe de ce design\u00a0: il a été fermé.',
    designGone: 'Ce design a été supprimé, ou n’est plus à votre portée.',
  },
}
